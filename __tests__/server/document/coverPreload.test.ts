import { createBuiltClient } from '../../support/builtClient';
import { createTestServer, type TestServer } from '../../support/createTestServer';
import { publishArticle } from '../../support/publishArticle';

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

const preloads = async (url: string) =>
  [...(await server.app.inject(url)).body.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(
    ([link]) => link,
  );

test.each(['list', 'article'])(
  'the first cover of a page (%s) is asked for with it',
  async (page) => {
    const url = page === 'list' ? '/en/articles' : `/en/covered-article-a${id}`;
    const [link, ...others] = await preloads(url);
    expect(others).toEqual([]);
    expect(link).toContain(
      `imagesrcset="/media/pictures/${hashOf(480)}-480.webp 480w, /media/pictures/${hashOf(960)}-960.webp 960w"`,
    );
    expect(link).toContain('fetchpriority="high"');
    expect(link).toContain('imagesizes="(max-width: ');
  },
);

test('pages that begin with words ask for none', async () => {
  expect(await preloads('/en/')).toEqual([]);
  expect(await preloads('/en/faq')).toEqual([]);
});
