import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerStandingCollection } from '../../../../../src/contract/schemas/standings';
import { moveSeries } from '../../../../../src/server/domains/records/payments/moveSeries';
import { readContract } from '../../../../support/readContract';
import { postOn } from '../../../../support/records/postOn';
import { moveScores, rankEverything } from '../../../../support/records/rankEverything';
import { addSeries, putIntoSeries } from '../../../../support/records/seriesOfGames';
import { addChart, addMember } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let series: number;
/** The best first, of both charts of the series together; the second and the third are equal. */
const members: number[] = [];

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  series = await addSeries(database);
  const charts = [await addChart(database), await addChart(database)];
  await putIntoSeries(database, series, charts);
  const other = await addChart(database);
  for (const amounts of [
    [900, 900],
    [800, 700],
    [700, 800],
    [100, 100],
  ]) {
    const userId = await addMember(database);
    members.push(userId);
    for (const [index, amount] of amounts.entries())
      await postOn(database, {
        userId,
        chart: charts[index] ?? 0,
        amount,
        at: '2026-05-01T10:00:00Z',
      });
  }
  // What a player has elsewhere does not count.
  await postOn(database, {
    userId: members[3] ?? 0,
    chart: other,
    amount: 1,
    at: '2026-05-01T10:00:00Z',
  });
  while (await moveSeries(database));
  await rankEverything(database);
  await database
    .updateTable('players')
    .set({ country: 'FR' })
    .where('userId', 'in', members.slice(1, 3))
    .execute();
  await moveScores(database);
});
afterAll(async () => server?.close());

const rankingPath = () => `/api/series/${series}/ranking`;

async function read(query = '', headers: Record<string, string> = {}) {
  const { statusCode, body } = await server.app.inject({
    url: `${rankingPath()}${query}`,
    headers,
  });
  expect(statusCode).toBe(200);
  return readContract(PlayerStandingCollection, JSON.parse(body));
}

test.each(['points', 'game-points', 'medals', 'cups', 'proofs'])(
  'by %s has everyone once on pages of any size',
  async (by) => {
    const whole = (await read(`?by=${by}`))['hydra:member'];
    expect(whole).toHaveLength(4);
    for (const size of [1, 3]) {
      const seen: { rank: number; id: string }[] = [];
      for (let query: string | undefined = `?by=${by}&itemsPerPage=${size}`; query !== undefined;) {
        const page: Awaited<ReturnType<typeof read>> = await read(query);
        seen.push(...page['hydra:member'].map(({ rank, '@id': id }) => ({ rank, id })));
        query = page['hydra:view']?.['hydra:next']?.slice(rankingPath().length);
      }
      expect(seen).toEqual(whole.map(({ rank, '@id': id }) => ({ rank, id })));
    }
  },
);

test.each(['points', 'game-points', 'medals', 'cups', 'proofs'])(
  'by %s ranks the players of a country among themselves',
  async (by) => {
    const whole = (await read(`?by=${by}`))['hydra:member'].map(({ player }) => player.id);
    const page = await read(`?by=${by}&country=FR`);
    const ranked = page['hydra:member'];
    expect(ranked.map(({ player }) => player.id)).toEqual(
      whole.filter((id) => ranked.some(({ player }) => player.id === id)),
    );
    expect(ranked).toHaveLength(2);
    expect(ranked[0]).toMatchObject({
      '@id': `${rankingPath()}?by=${by}&country=FR#${ranked[0]?.player.id}`,
      rank: 1,
      of: 2,
      player: { country: 'FR' },
    });
    expect((await read(`?by=${by}&country=JP`))['hydra:totalItems']).toBe(0);
  },
);

test('has the sums of the games of the series alone', async () => {
  const found = await read();
  expect(found['hydra:totalItems']).toBe(4);
  expect(found['hydra:member']).toMatchObject([
    { rank: 1, of: 4, points: 800, medals: [2, 2, 0, 0, 0, 0], cups: [2, 2, 0, 0], nbScore: 2 },
    { rank: 2, medals: [0, 0, 1, 1, 0, 0], cups: [0, 0, 1, 1] },
    { rank: 2 },
    { rank: 4, nbScore: 2, medals: [0, 0, 0, 0, 2, 0] },
  ]);
  expect(found['hydra:member'][0]?.['@id']).toMatch(
    new RegExp(`^${rankingPath()}\\?by=points#\\d+$`),
  );
});

test('starts at a place, around a player and a name, and goes back', async () => {
  const ranks = async (query: string) =>
    (await read(query))['hydra:member'].map(({ rank }) => rank);
  expect(await ranks('?rank=4&itemsPerPage=2')).toEqual([4]);
  const [first] = (await read())['hydra:member'];
  const id = first?.['@id'].split('#')[1] ?? '';
  expect((await read(`?player=${id}&itemsPerPage=1`)).around).toBe(Number(id));
  const name = first?.player.username ?? '';
  expect((await read(`?search=${name}&itemsPerPage=1`)).around).toBe(Number(id));
  const last = await read('?rank=4');
  const previous = last['hydra:view']?.['hydra:previous']?.slice(rankingPath().length) ?? '';
  expect(await ranks(previous)).toEqual([1, 2, 2]);
});

test('a member gets the own place with the page, and nobody else does', async () => {
  const own = await joinAs(server);
  expect((await read('?own=me', own.headers)).own).toBeNull();
  const { statusCode } = await server.app.inject({ url: `${rankingPath()}?around=me` });
  expect(statusCode).toBe(401);
});

test('an unknown series is not found, and an unknown board is refused', async () => {
  const missing = await server.app.inject({ url: '/api/series/999999/ranking' });
  expect(missing.statusCode).toBe(404);
  readContract(Problem, missing.json());
  const refused = await server.app.inject({ url: `${rankingPath()}?by=luck` });
  expect(refused.statusCode).toBe(400);
});

test('a series and a platform have the facts of their public games', async () => {
  const { database } = server;
  const platform = await database
    .insertInto('platforms')
    .values({ slug: 'box', maker: 'Maker' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('platformTranslations')
    .values({ platformId: platform.id, language: 'en', name: 'Box' })
    .execute();
  await addChart(database, { platformIds: [platform.id] });
  await addChart(database, { platformIds: [platform.id], gameStatus: 'draft' });
  const get = async (path: string) => (await server.app.inject({ url: path })).json<unknown>();
  expect(await get(`/api/platforms/${platform.id}`)).toMatchObject({
    '@type': 'Platform',
    name: 'Box',
    maker: 'Maker',
    nbGame: 1,
  });
  expect(await get(`/api/series/${series}`)).toMatchObject({
    '@type': 'Series',
    nbGame: 2,
    nbChart: 2,
    nbScore: 8,
    nbProved: 0,
    lastScoreAt: '2026-05-01T10:00:00.000Z',
  });
});
