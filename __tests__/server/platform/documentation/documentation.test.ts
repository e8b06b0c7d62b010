import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { lintOpenApi } from '../../../support/server/lintOpenApi';

interface Response {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
}
interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string }[];
  requestBody?: object;
  responses: Record<string, Response>;
}
interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; schemas: Record<string, object> };
}

let server: TestServer;
let body: string;
let openApi: OpenApi;
beforeAll(async () => {
  server = await createTestServer();
  const response = await server.app.inject('/api/docs.json');
  body = response.body;
  openApi = response.json<OpenApi>();
});
afterAll(async () => server?.close());

const operations = () =>
  Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
const responseOf = ({ responses }: Operation, status: number) => {
  const response = responses[status];
  const name = response?.$ref?.split('/').at(-1);
  return name === undefined ? response : openApi.components.responses[name];
};

test('documents the routes of the API and no others', () => {
  expect(openApi.openapi).toBe('3.1.0');
  const documented = Object.keys(openApi.paths).filter(
    // The administration's routes are listed in administration/administrationRoutes.test.ts.
    (path) => !/^\/(?:health|api\/admin)\//.test(path),
  );
  expect(documented.toSorted()).toEqual(
    [
      '/api',
      '/api/contexts/{type}',
      '/api/docs.jsonld',
      '/api/articles/{id}/comments',
      '/api/article_comments/{id}',
      '/api/article_comments',
      '/api/members/{slug}',
      '/api/members/{slug}/articles',
      '/api/members/{slug}/comments',
      '/api/login_check',
      '/api/token/refresh',
      '/api/token/invalidate',
      '/api/users',
      '/api/users/me',
      '/api/users/{id}',
      '/api/users/{id}/export',
      '/api/users/change-password',
      '/api/users/email-change/confirm',
      '/api/users/email-change/undo',
      '/api/users/reset-password/send-link',
      '/api/users/reset-password/confirm',
      '/api/users/upload-avatar',
      '/api/articles',
      '/api/articles/{id}',
      '/api/articles/{id}/related',
      '/api/games',
      '/api/games/{id}',
      '/api/games/{id}/badge',
      '/api/games/{id}/charts',
      '/api/games/{id}/first_holders',
      '/api/games/{id}/firsts',
      '/api/games/{id}/groups',
      '/api/games/{id}/ranking',
      '/api/games/{id}/sheet',
      '/api/rankings/{board}',
      '/api/reports',
      '/api/groups/{id}',
      '/api/groups/{id}/charts',
      '/api/groups/{id}/ranking',
      '/api/platforms',
      '/api/platforms/{id}',
      '/api/moderation/figures',
      '/api/moderation/games',
      '/api/moderation/moderators/{id}/games',
      '/api/moderation/proofs',
      '/api/moderation/proofs/next',
      '/api/moderation/proofs/{id}',
      '/api/moderation/proofs/{id}/claim',
      '/api/moderation/proofs/{id}/decision',
      '/api/moderation/reports',
      '/api/moderation/reports/{id}',
      '/api/moderation/reports/{id}/decision',
      '/api/moderation/reports/{id}/reversal',
      '/api/moderation/requests',
      '/api/moderation/requests/{id}',
      '/api/moderation/requests/{id}/decision',
      '/api/me/badges/order',
      '/api/me/due_scores',
      '/api/me/games',
      '/api/me/notices',
      '/api/me/notices/seen',
      '/api/me/notices/summary',
      '/api/me/pinned_scores',
      '/api/me/player',
      '/api/me/private_parts',
      '/api/me/proof_requests',
      '/api/me/proofs',
      '/api/me/reports',
      '/api/me/scores',
      '/api/me/since_last_visit',
      '/api/me/targets',
      '/api/me/unplayed_charts',
      '/api/players',
      '/api/players/{id}',
      '/api/players/{id}/explanation',
      '/api/players/{id}/days',
      '/api/players/{id}/firsts',
      '/api/players/{id}/years/{year}',
      '/api/players/{id}/badges',
      '/api/players/{id}/games',
      '/api/players/{id}/rivals',
      '/api/players/{id}/ranked',
      '/api/players/{id}/ranks',
      '/api/players/{id}/compare/{other}',
      '/api/proof_pictures',
      '/api/proofs/{id}',
      '/api/proofs/{id}/answer',
      '/api/players/{id}/scores',
      '/api/players/{id}/scores/best',
      '/api/players/{id}/scores/pinned',
      '/api/platforms/{id}/ranking',
      '/api/series',
      '/api/series/{id}',
      '/api/series/{id}/ranking',
      '/api/charts/{id}',
      '/api/charts/{id}/distribution',
      '/api/charts/{id}/events',
      '/api/days',
      '/api/days/{day}',
      '/api/days/{day}/charts/{id}',
      '/api/keys',
      '/api/charts/{id}/ranking',
      '/api/charts/{id}/timeline',
      '/api/charts/{id}/unranked',
      '/api/scores/batch',
      '/api/scores/latest',
      '/api/scores/on_this_day',
      '/api/scores/records',
      '/api/scores/{id}',
      '/api/scores/{id}/events',
      '/api/scores/{id}/proof_requests',
      '/api/scores/{id}/proofs',
      '/api/scores/{id}/restore',
      '/api/support_cases',
      '/api/website/get-stats',
      '/api/website/configuration',
      '/media/pictures/{file}',
      '/users/{id}/avatar',
    ].toSorted(),
  );
  const names = openApi.paths['/api/articles']?.get?.parameters?.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['page', 'itemsPerPage', 'order[publishedAt]', 'search']),
  );
});

test('passes the recommended rules of Redocly', async () => {
  expect(await lintOpenApi(body)).toEqual([]);
});

test('names a server, and every operation by its own id', () => {
  expect(openApi.servers).toEqual([expect.objectContaining({ url: '/' })]);
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids).toContain('getArticlesByIdRelated');
  expect(new Set(ids).size).toBe(ids.length);
});

test('documents every error response as problem details', () => {
  const missing = operations().flatMap((operation) => {
    const { path, method, security, requestBody, responses } = operation;
    const expected = [400, 405, 429, 503];
    if (security.length > 0) expected.push(401);
    if (path.includes('{')) expected.push(404);
    if (requestBody) expected.push(415, 422);
    const declared = Object.keys(responses).map(Number);
    return [...new Set([...expected, ...declared.filter((status) => status >= 400)])]
      .filter((status) => !responseOf(operation, status)?.content?.['application/problem+json'])
      .map((status) => `${method} ${path} ${status}`);
  });
  expect(missing).toEqual([]);
  const { responses } = openApi.components;
  expect(responses.MethodNotAllowed?.headers).toHaveProperty('Allow');
  expect(responses.TooManyRequests?.headers).toHaveProperty('Retry-After');
  expect(responses.Unauthorized?.headers).toHaveProperty('WWW-Authenticate');
});

test.each([
  ['delete', '/api/users/{id}'],
  ['post', '/api/article_comments'],
  ['post', '/api/support_cases'],
])('documents the conflicts of %s %s', (method, path) => {
  expect(openApi.paths[path]?.[method]?.responses).toHaveProperty('409');
});

test('documents who may call an operation', () => {
  const { get, post } = openApi.paths['/api/users'] ?? {};
  expect(get).toBeUndefined();
  expect(post?.security).toEqual([{}, { bearer: [] }]);
  expect(openApi.paths['/api/users/me']?.get?.security).toEqual([{ bearer: [] }]);
  expect(openApi.paths['/api/login_check']?.post?.security).toEqual([]);
});

test('shares the schemas of the contract as components', () => {
  expect(Object.keys(openApi.components.schemas)).toEqual(
    expect.arrayContaining(['ArticleCollection', 'ArticleSummary', 'Comment', 'Problem']),
  );
});

test('says what changes the state of a score, by operations that exist', () => {
  const games = openApi.tags.find(({ name }) => name === 'games');
  const named = [...(games?.description ?? '').matchAll(/`([A-Z]+) (\/api\/\S+)`/g)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, method = '', path = ''] of named)
    expect(openApi.paths[path]).toHaveProperty(method.toLowerCase());
});

test('names the media types of files', () => {
  const typesOf = (path: string) =>
    Object.keys(openApi.paths[path]?.get?.responses['200']?.content ?? {});
  expect(typesOf('/api/admin/users/export')).toEqual(['text/csv']);
  expect(typesOf('/users/{id}/avatar')).toEqual(['image/jpeg', 'image/svg+xml']);
});

test('shows Swagger UI from files of this origin', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/https?:\/\/|<script(?![^>]*src=)|<style/);
  const start = await server.app.inject('/api/docs/static/swagger-initializer.js');
  expect(start.body).toContain('"url":"/api/docs.json"');
});
