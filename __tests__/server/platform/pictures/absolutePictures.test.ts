import { paths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, logIn } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';

const site = 'https://records.example';
const listed = 'https://fans.example';
const cover = '/media/pictures/0a1b2c3d-480.webp';
const inText = '/media/pictures/4e5f6071-1344.webp';

let server: TestServer;
let articleId: number;
beforeAll(async () => {
  const config = { publicUrl: site, allowedOrigins: [listed, site], responseLifetime: 600_000 };
  server = await createTestServer({ config });
  const { database } = server;
  const { id: pictureId } = await database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from('picture');
  const file = { pictureId, width: 480, hash: '0a1b2c3d', contentType: 'image/webp', bytes };
  await database.insertInto('pictureFiles').values(file).execute();
  const content = `<p>Text.</p><figure><img src="${inText}" alt="" /></figure>`;
  const texts = { en: { title: 'An article', content } };
  articleId = await publishArticle(database, { pictureId, category: 'retro', texts });
  await publishArticle(database, { pictureId, category: 'retro' });
});
afterAll(async () => server?.close());

const ask = (url: string, origin?: string, headers: Record<string, string> = {}, node = server) =>
  node.app.inject({ url, headers: origin === undefined ? headers : { ...headers, origin } });

/** All picture URLs in a response. */
const picturesOf = (body: string) => body.match(/[^"\\ ]*\/(?:media\/pictures|users)\/[^"\\ ]+/g);

describe('a page of an allowed origin', () => {
  test('gets absolute picture URLs in an article', async () => {
    const { picture, pictureSources, content } = (
      await ask(paths.article(articleId), listed)
    ).json();
    expect(picture).toBe(`${site}${cover}`);
    expect(pictureSources).toEqual([{ width: 480, url: `${site}${cover}` }]);
    expect(content).toContain(`<img src="${site}${inText}"`);
  });

  test.each([paths.articles, '/related'])('gets absolute picture URLs in %s', async (path) => {
    const url = path === '/related' ? paths.relatedArticles(articleId) : path;
    for (const accept of ['application/ld+json', 'application/json']) {
      const { body, statusCode } = await ask(url, listed, { accept });
      expect(statusCode).toBe(200);
      const pictures = picturesOf(body) ?? [];
      expect(pictures).toContain(`${site}${cover}`);
      expect(pictures).not.toContain(cover);
    }
  });

  test('gets an absolute avatar URL on the page of a member', async () => {
    const { username } = await createMember(server);
    const { slug } = await server.database
      .selectFrom('users')
      .select('slug')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const url = paths.publicMember(slug);
    const { avatar } = (await ask(url)).json();
    expect(avatar).toMatch(/^\/users\//);
    expect((await ask(url, listed)).json()).toMatchObject({ avatar: `${site}${avatar}` });
  });

  test('gets URLs on the API’s own host when there is one', async () => {
    const config = { allowedOrigins: [listed], apiHost: 'https://api.example/' };
    const node = await createTestServer({ node: server, config });
    const { picture } = (await ask(paths.article(articleId), listed, {}, node)).json();
    await node.close();
    expect(picture).toBe(`https://api.example${cover}`);
  });
});

test.each([
  ['no origin', undefined],
  ['an origin that is not listed', 'https://evil.example'],
])('keeps relative URLs for %s, also from the cache', async (_name, origin) => {
  for (const from of [listed, origin, listed, origin]) {
    const { headers, body } = await ask(paths.articles, from);
    expect(headers.vary).toContain('Origin');
    expect(picturesOf(body)).toContain(from === listed ? `${site}${cover}` : cover);
  }
});

test('has another ETag than a response with relative URLs', async () => {
  const url = paths.article(articleId);
  const { etag } = (await ask(url)).headers;
  const conditional = { 'if-none-match': String(etag) };
  expect((await ask(url, undefined, conditional)).statusCode).toBe(304);
  expect((await ask(url, listed, conditional)).statusCode).toBe(200);
});

test('keeps relative URLs in the administration', async () => {
  const headers = bearer(
    await logIn(server, await createMember(server, { roles: ['ROLE_ADMIN'] })),
  );
  const { body } = await ask('/api/admin/articles', listed, headers);
  expect(picturesOf(body)).toContain(cover);
});
