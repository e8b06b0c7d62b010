import { sql } from 'kysely';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerExplanation } from '../../../../../src/contract/schemas/explanations';
import type { PlayerBoard } from '../../../../../src/contract/records/rankingBoards';
import { readContract } from '../../../../support/readContract';
import { addGame } from '../../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { createMember } from '../../../../support/server/members';

let server: TestServer;
const player = 1000;
let lumen: number;
let unranked: number;

/** The player is second by points, with two others behind, one of whom has as many. */
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  const { id: userId } = await createMember(server, { username: 'Kestrel' });
  await sql`insert into players (id, user_id) overriding system value
    select n, case when n = 1001 then ${userId}::int end from generate_series(${player}::int, 1005) n`.execute(
    database,
  );
  const other = await addGame(database, { names: { en: 'Hollow Sea', fr: 'Mer creuse' } });
  lumen = await addGame(database, { names: { en: 'Lumen Drift' } });
  unranked = await addGame(database, { names: { en: 'Practice' } });
  await sql`update games set ranked = false where id = ${unranked}`.execute(database);
  await sql`
    insert into game_standings (game_id, player_id, chart_points, game_points, place0, place1, place3, cup, score_count, proved_count)
    values (${other}, ${player}, 300, 10, 0, 2, 1, 2, 5, 1), (${lumen}, ${player}, 400, 40, 1, 1, 0, 0, 5, 0),
      (${unranked}, ${player}, 900, 0, 3, 3, 0, null, 5, 3)`.execute(database);
  await sql`insert into player_badges (game_id, player_id, value, won_at, lost_at)
    values (${lumen}, ${player}, 186, now(), null), (${other}, ${player}, 125, now(), now())`.execute(
    database,
  );
  await sql`
    insert into player_totals (player_id, chart_points, game_points, place0, place1, place3, cup0, cup1, cup2, score_count, proved_count)
    values (${player}, 700, 50, 1, 3, 1, 1, 1, 1, 15, 4), (1001, 820, 50, 1, 4, 0, 0, 1, 0, 9, 4),
      (1002, 700, 20, 0, 0, 0, 0, 0, 0, 5, 5), (1003, 640, 5, 0, 0, 0, 0, 0, 0, 5, 0), (1004, 0, 0, 2, 2, 0, 0, 0, 0, 5, 0)`.execute(
    database,
  );
  await sql`update player_totals set badge_points = 186, badge_count = 1 where player_id = ${player}`.execute(
    database,
  );
  await sql`update player_totals set badge_points = 186, badge_count = 2 where player_id = 1001`.execute(
    database,
  );
});
afterAll(async () => server?.close());

async function get(query = '', { id = player, language = 'en' } = {}) {
  const response = await server.app.inject({
    url: `/api/players/${id}/explanation${query}`,
    headers: { 'accept-language': language },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const read = async (query = '', options = {}) =>
  readContract(PlayerExplanation, (await get(query, options)).body);

test('has the rank, the players next to it and the games that give most', async () => {
  const { standing, games, ...rest } = await read();
  expect(rest).toMatchObject({ board: 'points', nbGame: 2, unranked: null });
  expect(standing).toMatchObject({
    rank: 2,
    of: 5,
    tied: 2,
    counts: [700],
    next: { player: { username: 'Kestrel' }, column: 0, difference: 120, rank: 1 },
    behind: { player: { id: 1003, username: null }, column: 0, difference: 60 },
    steps: [],
  });
  expect(standing).not.toHaveProperty('countedAt');
  // What a game that does not count gives is in no total.
  expect(games.map(({ game, counts }) => [game.name, ...counts])).toEqual([
    ['Lumen Drift', 400],
    ['Hollow Sea', 300],
  ]);
});

test.each<[PlayerBoard, object]>([
  ['game-points', { rank: 1, tied: 2, next: null, behind: { difference: 30 } }],
  [
    'medals',
    {
      rank: 3,
      counts: [1, 3, 0, 1, 0, 0],
      // As many alone, one more first place that is shared.
      next: { column: 1, difference: 1, rank: 2 },
      behind: { column: 0, difference: 1 },
      steps: [
        { column: 0, rank: 1 },
        { column: 1, rank: 2 },
      ],
    },
  ],
  [
    'cups',
    {
      rank: 1,
      next: null,
      steps: [
        { column: 0, rank: 1 },
        { column: 1, rank: 1 },
      ],
    },
  ],
  ['proofs', { rank: 2, tied: 2, next: { difference: 1 }, steps: [{ column: 0, rank: 1 }] }],
  // As many points, from more badges.
  ['badges', { rank: 2, counts: [186, 1], next: { column: 1, difference: 1, rank: 1 }, steps: [] }],
])('by %s', async (board, expected) => {
  expect((await read(`?board=${board}`)).standing).toMatchObject(expected);
});

test.each<[PlayerBoard, [string, ...number[]][]]>([
  [
    'medals',
    [
      ['Lumen Drift', 1, 1, 0, 0, 0, 0],
      ['Mer creuse', 0, 2, 0, 1, 0, 0],
    ],
  ],
  [
    'cups',
    [
      ['Lumen Drift', 1, 1, 0, 0],
      ['Mer creuse', 0, 0, 1, 0],
    ],
  ],
  // Every game counts.
  [
    'proofs',
    [
      ['Practice', 3],
      ['Mer creuse', 1],
    ],
  ],
  ['badges', [['Lumen Drift', 186, 1]]],
])('names what each game gives by %s', async (board, expected) => {
  const { games } = await read(`?board=${board}`, { language: 'fr' });
  expect(games.map(({ game, counts }) => [game.name, ...counts])).toEqual(expected);
});

test('the last player has nobody behind, and no game gives nothing', async () => {
  expect(await read('', { id: 1004 })).toMatchObject({
    standing: { rank: 5, counts: [0], tied: 1, behind: null, next: { difference: 640, rank: 4 } },
    games: [],
    nbGame: 0,
  });
});

test('a player without ranked scores has no standing, and it says why', async () => {
  expect(await read('', { id: 1005 })).toMatchObject({ standing: null, games: [], unranked: null });
  await sql`update players set ranked = false, unranked_at = now(), unrank_reason = 'forged' where id = 1005`.execute(
    server.database,
  );
  expect(await read('', { id: 1005 })).toMatchObject({ unranked: { reason: 'forged' } });
});

test('refuses unknown players and rankings', async () => {
  const missing = await get('', { id: 999_999 });
  expect(missing.status).toBe(404);
  expect(readContract(Problem, missing.body)).toMatchObject({
    detail: 'This player does not exist.',
  });
  expect((await get('?board=fame')).status).toBe(400);
  expect((await get('?page=2')).status).toBe(400);
});
