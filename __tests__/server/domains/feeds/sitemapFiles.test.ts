import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { postScores } from '../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readXml } from '../../../support/server/readXml';

const origin = 'https://vgr.example';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { publicUrl: origin } });
});
afterAll(async () => server?.close());

async function get(url: string): Promise<Document> {
  const { statusCode, headers, body } = await server.app.inject(url);
  expect([url, statusCode, headers['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ]);
  return readXml(body);
}

const filesOf = async () =>
  [...(await get('/sitemap.xml')).querySelectorAll('sitemap > loc')].map(
    ({ textContent }) => textContent,
  );

/** The English URLs of a file, each with its last change. */
async function pagesOf(name: string) {
  const urls = [...(await get(`/sitemap-${name}.xml`)).querySelectorAll('url')];
  const pages = urls.map((url): [string, string | undefined] => [
    url.querySelector('loc')?.textContent?.replace(origin, '') ?? '',
    url.querySelector('lastmod')?.textContent ?? undefined,
  ]);
  return pages.filter(([path]) => path.startsWith('/en/'));
}

const rowOf = async (chart: number) =>
  server.database
    .selectFrom('charts')
    .innerJoin('games', 'games.id', 'charts.gameId')
    .innerJoin('chartGroups', 'chartGroups.id', 'charts.groupId')
    .select(['charts.slug', 'charts.gameId', 'charts.groupId', 'games.slug as gameSlug'])
    .select('chartGroups.slug as groupSlug')
    .where('charts.id', '=', chart)
    .executeTakeFirstOrThrow();

const changeGame = async (id: number, lastScoreAt: string | null) =>
  server.database
    .updateTable('games')
    .set({ updatedAt: '2026-01-05T10:00:00Z', lastScoreAt })
    .where('id', '=', id)
    .execute();

async function post(chart: number, at: string) {
  await postScores(server.database, {
    userId: await addMember(server.database),
    scores: [
      { chart, amounts: [5], platform: null, achievedOn: null, key: randomUUID(), confirmed: [] },
    ],
    at: new Date(at),
  });
}

test('games, groups and charts have files of their own with their last changes', async () => {
  const chart = await addChart(server.database);
  const quiet = await addChart(server.database);
  await addChart(server.database, { gameStatus: 'draft' });
  await addChart(server.database, { status: 'retired', gameStatus: 'draft' });
  await post(chart, '2026-05-01T10:00:00Z');
  await post(chart, '2026-05-02T10:00:00Z');
  const [played, other] = [await rowOf(chart), await rowOf(quiet)];
  await changeGame(played.gameId, '2026-05-02T10:00:00Z');
  await changeGame(other.gameId, null);
  expect(await filesOf()).toEqual(
    ['pages', 'games-1', 'groups-1', 'charts-1'].map((name) => `${origin}/sitemap-${name}.xml`),
  );
  expect(await pagesOf('games-1')).toEqual([
    [`/en/${played.gameSlug}-game-g${played.gameId}`, '2026-05-02T10:00:00.000Z'],
    [`/en/${other.gameSlug}-game-g${other.gameId}`, '2026-01-05T10:00:00.000Z'],
  ]);
  expect(await pagesOf('groups-1')).toEqual([
    [`/en/${played.groupSlug}-group-u${played.groupId}`, '2026-05-02T10:00:00.000Z'],
    [`/en/${other.groupSlug}-group-u${other.groupId}`, undefined],
  ]);
  expect(await pagesOf('charts-1')).toEqual([
    [`/en/${played.slug}-chart-c${chart}`, '2026-05-02T10:00:00.000Z'],
    [`/en/${other.slug}-chart-c${quiet}`, undefined],
  ]);
});

test('each page has its seven languages as alternates', async () => {
  const chart = await addChart(server.database);
  const { slug } = await rowOf(chart);
  const urls = [...(await get('/sitemap-charts-1.xml')).querySelectorAll('url')].filter((url) =>
    url.querySelector('loc')?.textContent?.endsWith(`-chart-c${chart}`),
  );
  expect(urls).toHaveLength(7);
  const links = [...(urls[0]?.getElementsByTagName('xhtml:link') ?? [])];
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([
    'en',
    'fr',
    'it',
    'es',
    'ja',
    'pt-BR',
    'zh-CN',
    'x-default',
  ]);
  expect(links.at(-1)?.getAttribute('href')).toBe(`${origin}/${slug}-chart-c${chart}`);
});

test('retired charts are not listed, and closed games are', async () => {
  const retired = await addChart(server.database, { status: 'retired' });
  const closed = await addChart(server.database, { gameStatus: 'closed' });
  const paths = (await pagesOf('charts-1')).map(([path]) => path);
  expect(paths.filter((path) => path.endsWith(`-c${retired}`))).toEqual([]);
  expect(paths.filter((path) => path.endsWith(`-c${closed}`))).toHaveLength(1);
});

test('a range keeps its file when charts are added behind it', async () => {
  const skip = sql`select setval(pg_get_serial_sequence('charts', 'id'), 1500)`;
  await skip.execute(server.database);
  const before = await pagesOf('charts-1');
  const chart = await addChart(server.database);
  expect(chart).toBe(1501);
  expect((await filesOf()).filter((url) => url?.includes('charts'))).toEqual([
    `${origin}/sitemap-charts-1.xml`,
    `${origin}/sitemap-charts-4.xml`,
  ]);
  expect(await pagesOf('charts-1')).toEqual(before);
  expect(await pagesOf('charts-4')).toHaveLength(1);
});

test.each(['charts-2', 'charts-0', 'charts-x', 'charts-', 'members-1', 'Games-1', 'games-9999999'])(
  'there is no file %s',
  async (name) => {
    expect((await server.app.inject(`/sitemap-${name}.xml`)).statusCode).toBe(404);
  },
);
