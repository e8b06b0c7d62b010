import { GameStandingCollection } from '../../../../../src/contract/schemas/standings';
import { readContract } from '../../../../support/readContract';
import { postOn } from '../../../../support/records/postOn';
import { rankEverything } from '../../../../support/records/rankEverything';
import { gameOf } from '../../../../support/records/seriesOfGames';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let game: number;

/** All but the member with 300 are in France. */
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  const chart = await addChart(database);
  game = await gameOf(database, chart);
  for (const amount of [500, 400, 400, 300, 200]) {
    const userId = await addMember(database);
    await postOn(database, { userId, chart, amount, at: '2026-05-01T10:00:00Z' });
    if (amount % 300 > 0)
      await database
        .updateTable('players')
        .set({ country: 'FR' })
        .where('userId', '=', userId)
        .execute();
  }
  await rankEverything(database);
});
afterAll(async () => server?.close());

async function get(url: string) {
  const response = await server.app.inject({ url });
  return { status: response.statusCode, body: response.json<unknown>() };
}

test.each(['points', 'game-points', 'medals'])(
  'the ranking of a game by %s ranks the players of a country among themselves',
  async (by) => {
    const { body } = await get(`/api/games/${game}/ranking?by=${by}`);
    const whole = readContract(GameStandingCollection, body)['hydra:member'];
    const french = whole.filter(({ player }) => player.country === 'FR');
    expect(french.length).toBeGreaterThan(1);
    const page = await get(`/api/games/${game}/ranking?by=${by}&country=FR`);
    expect(page.body).toMatchObject({ 'hydra:totalItems': french.length });
    const ranked = readContract(GameStandingCollection, page.body)['hydra:member'];
    expect(ranked.map(({ player }) => player.id)).toEqual(french.map(({ player }) => player.id));
    expect(ranked[0]).toMatchObject({
      '@id': `/api/games/${game}/ranking?by=${by}&country=FR#${ranked[0]?.player.id}`,
      rank: 1,
      of: french.length,
    });
  },
);

test('the ranking of a game within a country says that standings wait for theirs', async () => {
  const wait = async (countriesTo: number | null) =>
    server.database
      .updateTable('gameRankings')
      .set({ countriesTo })
      .where('gameId', '=', game)
      .execute();
  await wait(0);
  const urls = ['', '?country=FR'].map((query) => `/api/games/${game}/ranking${query}`);
  const pages = await Promise.all(urls.map(get));
  await wait(null);
  expect(pages.map(({ body }) => readContract(GameStandingCollection, body).counting)).toEqual([
    undefined,
    true,
  ]);
});

test('the ranking of a game has no country without downloadable content', async () => {
  const { status } = await get(`/api/games/${game}/ranking?dlc=0&country=FR`);
  expect(status).toBe(400);
});
