import { createTestServer, type TestServer } from '../../support/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

test('describes the routes of the API and no others', async () => {
  const document = (await server.app.inject('/api/docs.json')).json<{
    openapi: string;
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.keys(document.paths).filter(
    // Those of the administration are asked one by one in administration/administrationRoutes.test.ts.
    (path) => !/^\/(?:health|api\/admin)\//.test(path),
  );
  expect(described.toSorted()).toEqual(
    [
      '/api/articles/{id}/comments',
      '/api/article_comments/{id}',
      '/api/article_comments',
      '/api/members/{slug}',
      '/api/members/{slug}/comments',
      '/api/login_check',
      '/api/token/refresh',
      '/api/token/invalidate',
      '/api/users',
      '/api/users/me',
      '/api/users/{id}',
      '/api/users/change-password',
      '/api/users/email-change/confirm',
      '/api/users/email-change/undo',
      '/api/users/reset-password/send-link',
      '/api/users/reset-password/confirm',
      '/api/users/upload-avatar',
      '/api/articles',
      '/api/articles/{id}',
      '/api/articles/{id}/related',
      '/api/support_cases',
      '/api/website/get-stats',
      '/api/website/configuration',
    ].toSorted(),
  );
  const names = document.paths['/api/articles']?.get?.parameters?.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['page', 'itemsPerPage', 'order[publishedAt]', 'search']),
  );
});

test('shows them on a page made of files of this origin', async () => {
  const { statusCode, body } = await server.app.inject('/api/docs');
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/https?:\/\/|<script(?![^>]*src=)|<style/);
  const start = await server.app.inject('/api/docs/static/swagger-initializer.js');
  expect(start.body).toContain('"url":"/api/docs.json"');
});
