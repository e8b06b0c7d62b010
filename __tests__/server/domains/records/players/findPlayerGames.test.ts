import { sql } from 'kysely';
import { playerGameOrders } from '../../../../../src/contract/records/catalogue';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerGameCollection } from '../../../../../src/contract/schemas/players';
import { readPlayerGames } from '../../../../../src/server/domains/records/players/findPlayerGames';
import { markRankings } from '../../../../../src/server/domains/records/playerRankings/markRankings';
import { writeCursor } from '../../../../../src/server/platform/http/pageCursor';
import { explainQueries } from '../../../../support/database/explainQueries';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
const player = 500;

/** Four games with 1,000 players each; the player of the test is in the middle of each, and played more of the later ones. */
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  await sql`insert into players (id) overriding system value select generate_series(1, 1000)`.execute(
    database,
  );
  await sql`insert into games (id, slug, status, chart_count, player_count) overriding system value
    select n, 'game-' || n, 'active', 20, 1000 from generate_series(1, 4) n`.execute(database);
  await sql`insert into game_translations (game_id, language, name) values
    (1, 'en', 'Delta'), (1, 'fr', 'Alpha'), (2, 'en', 'Charlie'), (3, 'en', 'bravo')`.execute(
    database,
  );
  await sql`insert into game_standings (game_id, player_id, chart_points, place1, score_count, proved_count, last_score_at)
    select n, p, case when p = ${player} then 1000 + n % 3 else 2 * p + 4 end, n, n * 4, n,
      '2026-05-01'::timestamptz - n * interval '1 day'
    from generate_series(1, 4) n, generate_series(1, 1000) p`.execute(database);
  await sql`vacuum analyze game_standings`.execute(database);
});
afterAll(async () => server?.close());

const get = async (query = '', language = 'en', id = player) => {
  const url = `/api/players/${id}/games${query}`;
  return server.app.inject({ url, headers: { 'accept-language': language } });
};
const read = async (query = '', language = 'en') =>
  readContract(PlayerGameCollection, (await get(query, language)).json());
const names = ({ 'hydra:member': games }: PlayerGameCollection) =>
  games.map(({ game }) => game.name);

test('has what the player did in a game, and the rank in it', async () => {
  const { 'hydra:member': games, 'hydra:totalItems': total } = await read();
  expect(total).toBe(4);
  expect(games[0]).toEqual({
    '@id': '/api/players/500/games#2',
    '@type': 'PlayerGame',
    game: {
      '@id': '/api/games/2',
      '@type': 'Game',
      id: 2,
      slug: 'game-2',
      name: 'Charlie',
      locale: 'en',
    },
    played: 8,
    nbChart: 20,
    nbProved: 2,
    points: 1002,
    gamePoints: 0,
    medals: [0, 2, 0, 0, 0, 0],
    // Players 501 to 1000 have more, and 499 as many.
    rank: 501,
    of: 1000,
    lastScoreAt: expect.any(String),
  });
});

test.each([
  ['points', ['Charlie', 'Delta', 'game-4', 'bravo']],
  ['completion', ['game-4', 'bravo', 'Charlie', 'Delta']],
  ['latest', ['Delta', 'Charlie', 'bravo', 'game-4']],
  ['name', ['bravo', 'Charlie', 'Delta', 'game-4']],
])('by %s, pages follow one another', async (order, expected) => {
  expect(names(await read(`?order=${order}`))).toEqual(expected);
  const first = await read(`?order=${order}&itemsPerPage=3`);
  const next = new URL(first['hydra:view']?.['hydra:next'] ?? '', 'http://test');
  const second = await read(next.search);
  expect([...names(first), ...names(second)]).toEqual(expected);
  expect(second['hydra:view']).not.toHaveProperty('hydra:next');
});

test('names are those of the reader’s language', async () => {
  expect(names(await read('?order=name', 'fr'))).toEqual(['Alpha', 'bravo', 'Charlie', 'game-4']);
});

test('hidden games and those without a score are left out', async () => {
  const { database } = server;
  await sql`update games set status = 'ready' where id = 3`.execute(database);
  await sql`update game_standings set score_count = 0 where game_id = 4 and player_id = ${player}`.execute(
    database,
  );
  expect(names(await read())).toEqual(['Charlie', 'Delta']);
  await sql`update games set status = 'active' where id = 3`.execute(database);
  await sql`update game_standings set score_count = 16 where game_id = 4 and player_id = ${player}`.execute(
    database,
  );
});

test('few blocks are read, whatever the number of players', async () => {
  const { database } = server;
  await markRankings({ database }, { threshold: 500 });
  for (const order of playerGameOrders) {
    const facts = await explainQueries(database, async (explained) =>
      readPlayerGames(explained, {
        playerId: player,
        query: { order, size: 10, after: undefined },
        language: 'en',
      }),
    );
    expect(facts.buffers).toBeLessThanOrEqual(120);
  }
});

test.each([
  ['?order=worst', player, 400],
  ['?after=x', player, 400],
  // A cursor of another order, and a name that no database can compare.
  [`?after=${writeCursor({ by: 'a', id: 1 })}`, player, 400],
  [`?order=name&after=${writeCursor({ by: '\u0000', id: 1 })}`, player, 400],
  ['', 999_999, 404],
])('%s of player %d returns %d', async (query, id, status) => {
  const response = await get(query, 'en', id);
  expect(response.statusCode).toBe(status);
  readContract(Problem, response.json());
});
