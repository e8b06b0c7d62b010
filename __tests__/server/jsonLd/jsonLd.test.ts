import { paths } from '../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../support/createTestServer';
import { publishArticle } from '../../support/publishArticle';

let server: TestServer;
let articleId: number;
beforeAll(async () => {
  server = await createTestServer();
  articleId = await publishArticle(server.database);
});
afterAll(async () => server?.close());

test('names the context of a single item', async () => {
  const { headers, ...response } = await server.app.inject(paths.article(articleId));
  expect(headers['content-type']).toBe('application/ld+json; charset=utf-8');
  expect(response.json()).toMatchObject({
    '@context': '/api/contexts/Article',
    '@id': paths.article(articleId),
    '@type': 'Article',
  });
});
