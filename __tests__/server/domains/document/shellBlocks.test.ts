import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

const client = createBuiltClient();
let server: TestServer;
let id: number;
const hashOf = (width: number) => String(width).repeat(4);
beforeAll(async () => {
  server = await createTestServer({ config: { clientFolder: client.clientFolder } });
  const { id: pictureId } = await server.database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const width of [480, 960]) {
    await server.database
      .insertInto('pictureFiles')
      .values({
        pictureId,
        width,
        hash: hashOf(width),
        contentType: 'image/webp',
        bytes: Buffer.from('picture'),
      })
      .execute();
  }
  id = await publishArticle(server.database, { slug: 'covered', pictureId });
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const pictures = async (url: string) =>
  [...(await server.app.inject(url)).body.matchAll(/<img src="\/media[^>]*>/g)].map(([img]) => img);

test.each([
  ['list', 'cards'],
  ['article', 'article'],
  ['home', 'home'],
])('the document of a page (%s) gives its first cover a high priority', async (page, shape) => {
  const urls = { list: '/en/articles', article: `/en/covered-article-a${id}`, home: '/en/' };
  const url = Object.entries(urls).find(([name]) => name === page)?.[1] ?? '';
  const [cover, ...others] = await pictures(url);
  expect(others).toEqual([]);
  expect(cover).toContain(
    `srcset="/media/pictures/${hashOf(480)}-480.webp 480w, /media/pictures/${hashOf(960)}-960.webp 960w"`,
  );
  expect(cover).toContain('fetchpriority="high"');
  expect(cover).toContain('sizes="(max-width: ');
  expect((await server.app.inject(url)).body).toContain(`data-shape="${shape}"`);
});

test('covers after the first are loaded lazily', async () => {
  const { pictureId } = await server.database
    .selectFrom('articles')
    .select('pictureId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let more = 0; more < 4; more += 1) await publishArticle(server.database, { pictureId });
  const [first, ...others] = await pictures('/en/articles?size=24');
  expect(first).toContain('fetchpriority="high"');
  expect(others).toHaveLength(2);
  for (const other of others) expect(other).toContain('loading="lazy"');
});

test('pages without pictures show no cover', async () => {
  expect(await pictures('/en/faq')).toEqual([]);
  expect(await pictures('/en/settings')).toEqual([]);
});

test('covers use the API host when the client has one, with the program’s URLs', async () => {
  const { clientFolder } = client;
  const config = { clientFolder, apiHost: 'https://api.example' };
  const other = await createTestServer({ node: server, config });
  const { body } = await other.app.inject(`/en/covered-article-a${id}`);
  await other.close();
  const files = [480, 960].map(
    (width) => `https://api.example/media/pictures/${hashOf(width)}-${width}.webp`,
  );
  const shown = /<img [^>]*srcset[^>]*>/.exec(body)?.[0] ?? '';
  expect(shown).toContain(`srcset="${files[0]} 480w, ${files[1]} 960w"`);
  expect(files).toContain(/ src="([^"]+)"/.exec(shown)?.[1]);
});
