import { addNamedChart, type NamedChart } from '../../../support/server/addNamedChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readXml } from '../../../support/server/readXml';
import { rankEverything } from '../../../support/records/rankEverything';

let server: TestServer;
let ids: NamedChart;
let player: { id: number; slug: string };
beforeAll(async () => {
  server = await createTestServer({ config: { publicUrl: 'https://vgr.example' } });
  ids = await addNamedChart(server.database);
  player = await server.database
    .selectFrom('players')
    .innerJoin('users', 'users.id', 'players.userId')
    .select(['players.id', 'users.slug'])
    .executeTakeFirstOrThrow();
  // Another game of the same name.
  await server.database
    .updateTable('games')
    .set({ slug: 'first' })
    .where('id', '=', ids.gameId)
    .execute();
  await addNamedChart(server.database);
  await rankEverything(server.database);
});
afterAll(async () => server?.close());

async function read(url: string) {
  const { statusCode, headers, body } = await server.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  return readXml(body);
}
const text = (node: Element | undefined, selector: string) =>
  node?.querySelector(selector)?.textContent;

test('the feed of the latest records has each with its chart, value, player and page', async () => {
  const feed = await read('/fr/records.xml');
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('fr');
  expect(feed.querySelector('feed > title')?.textContent).toBe(
    'Derniers records | Video Game Records',
  );
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries).toHaveLength(2);
  const [entry] = entries;
  expect(text(entry, 'title')).toBe('Lance-étoiles – Endless: 12\u202F345');
  expect(text(entry, 'updated')).toBe('2026-05-01T10:00:00.000Z');
  const address = entry?.querySelector('link')?.getAttribute('href');
  expect(address).toMatch(/^https:\/\/vgr\.example\/fr\/score\/\d+$/);
  expect(text(entry, 'id')).toMatch(/^tag:[^:]+:fr\/score\/\d+\/2026-05-01T10:00:00\.000Z$/);
  expect(entries.map((each) => text(each, 'author > name'))).toContain(ids.username);
});

test('the feed of a game has its records only', async () => {
  const feed = await read(`/en/records-g${ids.gameId}.xml`);
  expect(feed.querySelector('feed > title')?.textContent).toBe(
    'Latest records – Starlance | Video Game Records',
  );
  expect(feed.querySelector('feed > link[rel="alternate"]')?.getAttribute('href')).toBe(
    `https://vgr.example/en/first-game-g${ids.gameId}`,
  );
  expect([...feed.querySelectorAll('entry')].map((entry) => text(entry, 'author > name'))).toEqual([
    ids.username,
  ]);
});

test('the feed of a player has their scores, whether first or not', async () => {
  const feed = await read(`/fr/scores-p${player.id}.xml`);
  expect(feed.querySelector('feed > title')?.textContent).toBe(
    `Derniers scores – ${ids.username} | Video Game Records`,
  );
  expect(feed.querySelector('feed > link[rel="alternate"]')?.getAttribute('href')).toBe(
    `https://vgr.example/fr/members/${player.slug}`,
  );
  const titles = [...feed.querySelectorAll('entry')].map((entry) => text(entry, 'title'));
  expect(titles).toEqual(['Lance-étoiles – Endless: 12\u202F345']);
});

test('a player without an account has no feed', async () => {
  await server.database
    .updateTable('players')
    .set({ userId: null })
    .where('id', '=', player.id)
    .execute();
  const { statusCode } = await server.app.inject(`/fr/scores-p${player.id}.xml`);
  expect(statusCode).toBe(404);
});
