import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import type { PlayerBoard } from '../../../../../src/contract/records/rankingBoards';
import {
  GameStandingCollection,
  PlayerStandingCollection,
} from '../../../../../src/contract/schemas/standings';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import { addGame } from '../../../../support/server/addGame';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let own: Awaited<ReturnType<typeof joinAs>>;
let playerId: number;
let gameId: number;

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  own = await joinAs(server);
  const { rows } = await sql<{ id: number }>`
    insert into players (user_id, country) values (${own.id}, 'FR')
    on conflict (user_id) do update set country = 'FR' returning id`.execute(database);
  playerId = rows[0]?.id ?? 0;
  await sql`insert into players (id) overriding system value select generate_series(1001, 1003)`.execute(
    database,
  );
  gameId = await addGame(database, { names: { en: 'Lumen Drift' } });
  await sql`update games set player_count = 4 where id = ${gameId}`.execute(database);
  await sql`
    insert into game_standings (game_id, player_id, chart_points, place0, place1, score_count)
    values (${gameId}, ${playerId}, 700, 2, 3, 5), (${gameId}, 1001, 950, 2, 5, 6),
      (${gameId}, 1002, 700, 2, 3, 5), (${gameId}, 1003, 900, 0, 9, 5)`.execute(database);
  await sql`
    insert into player_totals (player_id, chart_points, game_points, place0, place1, cup2, score_count, proved_count, day)
    select player_id, chart_points, chart_points / 10, place0, place1, place0 / 2, score_count, 1, '2026-01-01'
    from game_standings`.execute(database);
});
afterAll(async () => server?.close());

async function get(url: string) {
  const response = await server.app.inject({ url, headers: own.headers });
  expect(response.statusCode).toBe(200);
  return { body: response.json<unknown>(), headers: response.headers };
}
const readOwn = async (board: PlayerBoard) => {
  const { body } = await get(`${paths.ranking(board)}?own=me`);
  return readContract(PlayerStandingCollection, body).own;
};
const setDay = async (day: string) =>
  sql`update player_totals set day = ${day}::date where player_id = ${playerId}`.execute(
    server.database,
  );
const daysAgo = (days: number) =>
  new Date(server.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

test.each<[PlayerBoard, number, object | null]>([
  ['points', 3, { column: 0, difference: 200 }],
  ['game-points', 3, { column: 0, difference: 20 }],
  // Equal in platinum: the next one has more gold.
  ['medals', 2, { column: 1, difference: 2 }],
  ['cups', 1, null],
  ['proofs', 1, null],
])('by %s the own rank is %d, and says what the next place needs', async (board, rank, next) => {
  expect(await readOwn(board)).toMatchObject({
    rank,
    of: 4,
    next,
    player: { username: own.username, country: 'FR' },
  });
});

test('the own standing comes with any page, for nobody else', async () => {
  const { body, headers } = await get(`${paths.ranking('points')}?own=me&rank=4&itemsPerPage=1`);
  expect(headers['cache-control']).toBe('private, no-store');
  const page = readContract(PlayerStandingCollection, body);
  expect(page.own).toMatchObject({ rank: 3, points: 700 });
  expect(page['hydra:member']).toHaveLength(1);
});

test.each([
  ['points', 3, { column: 0, difference: 200 }],
  ['game-points', 3, { column: 0, difference: 200 }],
  ['medals', 2, { column: 1, difference: 2 }],
])('in a game by %s the own rank is %d, without a change', async (by, rank, next) => {
  const { body } = await get(`${paths.gameRanking(gameId)}?own=me&by=${by}`);
  const { own: standing } = readContract(GameStandingCollection, body);
  expect(standing).toMatchObject({ rank, of: 4, next });
  expect(standing).not.toHaveProperty('change');
});

describe('the change over 30 days', () => {
  test('is nothing while totals are older', async () => {
    await setDay(daysAgo(40));
    expect((await readOwn('points'))?.change).toEqual({
      since: daysAgo(30),
      points: 0,
      gamePoints: 0,
      medals: [0, 0, 0, 0],
      nbScore: 0,
      nbProved: 0,
      ranks: [],
    });
  });

  test('is everything for a player who had no totals then', async () => {
    await setDay(daysAgo(2));
    expect((await readOwn('medals'))?.change).toMatchObject({ points: 700, medals: [2, 3, 0, 0] });
  });

  test('is the difference to the last day that was kept before', async () => {
    await sql`
      insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count, proved_count, posts)
      values (${playerId}, ${daysAgo(90)}, 1, 1, 0, 0, 0, 0, 1, 0, 1), (${playerId}, ${daysAgo(30)}, 820, 30, 1, 3, 4, 0, 5, 0, 1),
        (${playerId}, ${daysAgo(9)}, 3, 3, 0, 0, 0, 0, 1, 0, 1)`.execute(server.database);
    expect((await readOwn('points'))?.change).toEqual({
      since: daysAgo(30),
      points: -120,
      gamePoints: 40,
      medals: [1, 0, -4, 0],
      nbScore: 0,
      nbProved: 1,
      ranks: [],
    });
  });

  test('is not known where the past was not kept', async () => {
    const { database } = server;
    await sql`delete from player_days where player_id = ${playerId}`.execute(database);
    expect((await readOwn('points'))?.change).toMatchObject({ points: 700 });
    const chart = await addChart(database);
    const score = { chart, amounts: [5], platform: null, achievedOn: null, confirmed: [] };
    await postScores(database, {
      userId: own.id,
      scores: [{ ...score, key: randomUUID() }],
      at: new Date('2026-01-02T10:00:00Z'),
    });
    expect((await readOwn('points'))?.change).toBeNull();
  });
});

test('a member without scores has no own standing', async () => {
  const { headers } = await joinAs(server);
  const response = await server.app.inject({ url: `${paths.ranking('points')}?own=me`, headers });
  expect(readContract(PlayerStandingCollection, response.json<unknown>()).own).toBeNull();
});
