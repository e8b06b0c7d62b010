import { paths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, logIn } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

test.each(['application/json', 'application/ld+json'])(
  'an empty body of %s is none: a comment can be deleted',
  async (type) => {
    const article = await publishArticle(server.database);
    const headers = bearer(await logIn(server, await createMember(server)));
    const created = await server.app.inject({
      method: 'POST',
      url: paths.comments,
      headers,
      payload: { content: '<p>A comment</p>', article: paths.article(article) },
    });
    const { statusCode } = await server.app.inject({
      method: 'DELETE',
      url: paths.comment(created.json<{ id: number }>().id),
      headers: { ...headers, 'content-type': type },
    });
    expect(statusCode).toBe(204);
  },
);

test('an empty body is not enough where one is needed', async () => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: paths.invalidateToken,
    headers: { 'content-type': 'application/json' },
  });
  expect(statusCode).toBe(422);
});

test('a body that is no JSON is refused', async () => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: paths.login,
    headers: { 'content-type': 'application/json' },
    payload: '{"username":',
  });
  expect(statusCode).toBe(400);
});
