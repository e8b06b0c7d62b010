import { paths } from '../../../../src/contract/paths';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server?.close());

describe('an API URL with percent-escapes', () => {
  const escaped = '/%61pi/users/%6de';

  test('has the headers of the API', async () => {
    const { headers } = await server.app.inject('/%61pi/articles');
    const plain = await server.app.inject(paths.articles);
    for (const name of ['cache-control', 'content-language', 'vary', 'x-robots-tag']) {
      expect([name, headers[name]]).toEqual([name, plain.headers[name]]);
    }
  });

  test('authenticates its member, and rejects an invalid token', async () => {
    const { headers, username } = await joinAs(server);
    const own = await server.app.inject({ url: escaped, headers });
    expect([own.statusCode, own.json()]).toMatchObject([200, { username }]);
    const forged = { authorization: 'Bearer forged' };
    const refused = await server.app.inject({ url: '/%61pi/articles', headers: forged });
    expect(refused.statusCode).toBe(401);
  });

  test('gets problem details where no route matches', async () => {
    const response = await server.app.inject({ method: 'PUT', url: '/%61pi/nothing' });
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['x-robots-tag']).toBe('noindex');
  });
});
