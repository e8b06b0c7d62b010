import { sql } from 'kysely';
import type { PlayerBoard } from '../../../../../src/contract/records/rankingBoards';
import { readCursor } from '../../../../../src/server/platform/http/pageCursor';
import {
  readGameBoard,
  readPlayerBoard,
} from '../../../../../src/server/domains/records/playerRankings/findStandings';
import { markRankings } from '../../../../../src/server/domains/records/playerRankings/markRankings';
import { StandingCursor } from '../../../../../src/server/domains/records/playerRankings/standingQuery';
import type { Database } from '../../../../../src/server/platform/database/tables';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addChart, addMember } from '../../../../support/server/addChart';

const players = 20_000;

let opened: TestDatabase;
let gameId: number;
/** The member who has half of the players behind in the table. */
let middle: { userId: number; playerId: number };

/** Three in four players have no points; the others have some, in no order and often the same. Few have a first place. */
async function fillGame(): Promise<void> {
  const { database } = opened;
  const chart = await addChart(database);
  const game = await database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  gameId = game.gameId;
  await sql`
    insert into game_standings (game_id, player_id, chart_points, game_points, place0, place3, score_count, proved_count)
    select ${gameId}::int, p.id, v.points, v.points, (v.points % 97 = 1)::int, v.points % 3, 1, v.points % 5
    from players p, lateral (
      select greatest(0, p.id * 7919 % ${players}::int / 3 * 4 - ${players}::int) as points) v`.execute(
    database,
  );
  await sql`
    insert into player_totals (player_id, chart_points, game_points, place0, place3, cup1, score_count, proved_count)
    select player_id, chart_points, game_points, place0, place3, place3, 1, proved_count from game_standings`.execute(
    database,
  );
  await sql`update games set player_count = ${players} where id = ${gameId}`.execute(database);
}

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  await sql`insert into players (id) overriding system value
    select generate_series(1, ${players}::int)`.execute(database);
  await fillGame();
  const userId = await addMember(database);
  const { rows } = await sql<{ playerId: number }>`
    update players set user_id = ${userId} where id = ${players / 2} returning id as player_id`.execute(
    database,
  );
  middle = { userId, playerId: rows[0]?.playerId ?? 0 };
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const first = { size: 50, after: undefined, aroundMe: false };
const none = { page: first, userId: undefined };

interface Named {
  name: string;
  /** The columns that it compares. */
  columns: string;
  table: string;
  read: (
    database: Database,
    request: Omit<Parameters<typeof readPlayerBoard>[1], 'board'>,
  ) => ReturnType<typeof readGameBoard>;
}

const ofAll = (board: PlayerBoard, columns: string): Named => ({
  name: `all players by ${board}`,
  columns,
  table: 'player_totals',
  read: async (database, request) => readPlayerBoard(database, { board, ...request }),
});
const ofGame = (by: 'points' | 'medals', columns: string): Named => ({
  name: `the players of a game by ${by}`,
  columns,
  table: 'game_standings',
  read: async (database, request) => readGameBoard(database, { gameId, by, ...request }),
});
const places = 'place0, place1, place2, place3, place4, place5';
const rankings = [
  ofAll('points', 'chart_points'),
  ofAll('game-points', 'game_points'),
  ofAll('medals', places),
  ofAll('cups', 'cup0, cup1, cup2, cup3'),
  ofAll('proofs', 'proved_count'),
  ofGame('points', 'chart_points'),
  ofGame('medals', places),
];

/** All players in the order of a ranking, with their ranks, counted one by one. */
async function countRanks({ columns, table }: Named) {
  const order = sql.raw(columns.replaceAll(/(\w+)/g, '$1 desc'));
  const { rows } = await sql<{ playerId: number; rank: number; counts: number[] }>`
    select player_id, rank() over (order by ${order}) as rank, array[${sql.raw(columns)}]::bigint[] as counts
    from ${sql.raw(table)} order by ${order}, player_id`.execute(opened.database);
  return rows;
}

const idOf = (path: string) => Number(path.split('#').at(-1));

/** Positions near the beginning, in the midst of ties, right behind and before marks, and at the end. */
const positions = [0, 1, 249, 250, 1998, 2001, 2249, 2250, 2251, 4000, 7777];

async function expectTrueRanks(ranking: Named): Promise<void> {
  const all = await countRanks(ranking);
  const shown = (from: number, size = first.size) =>
    all.slice(from, from + size).map(({ playerId, rank }) => [playerId, rank]);
  for (const position of [...positions, all.length - 52, all.length - 2]) {
    const last = all[position];
    if (!last) throw new Error('There is no such player.');
    const after = { counts: last.counts, id: last.playerId };
    const { items } = await ranking.read(opened.database, {
      ...none,
      page: { ...first, after },
    });
    expect(items.map((item) => [idOf(item['@id']), item.rank])).toEqual(shown(position + 1));
  }
  const own = all.findIndex(({ playerId }) => playerId === middle.playerId);
  const { items, total, next } = await ranking.read(opened.database, {
    page: { ...first, aroundMe: true },
    userId: middle.userId,
  });
  expect(items.map((item) => [idOf(item['@id']), item.rank])).toEqual(shown(own - 24));
  expect(total).toBe(all.length);
  const last = all[own - 24 + 49];
  expect(readCursor(StandingCursor, next ?? '')).toEqual({
    counts: last?.counts,
    id: last?.playerId,
  });
}

describe('before a ranking has marks', () => {
  test.each(rankings)('ranks of $name are counted', async (ranking) => expectTrueRanks(ranking));
});

describe('with marks', () => {
  beforeAll(async () => markRankings(opened));

  test.each(rankings)('ranks of $name are the same', async (ranking) => expectTrueRanks(ranking));

  test.each(rankings)('a page of $name reads few blocks', async ({ read }) => {
    const all = await explain(async (database) => read(database, none));
    // The names of 50 players are on pages of their own.
    expect(all.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
    const around = await explain(async (database) =>
      read(database, { page: { ...first, aroundMe: true }, userId: middle.userId }),
    );
    expect(around.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
    expect(around.rowsRead).toBeLessThan(4000);
  });

  test.each(rankings)('no page of $name reads on behind what it counts', async (ranking) => {
    const all = await countRanks(ranking);
    for (const position of [20, 300, 1990, 3000, 7777]) {
      const last = all[position];
      const after = last && { counts: last.counts, id: last.playerId };
      const facts = await explain(async (database) =>
        ranking.read(database, { ...none, page: { ...first, after } }),
      );
      expect(facts.rowsRead).toBeLessThan(4000);
    }
  });

  test('ranks behind the best 2,000 are those of the marks, and say so', async () => {
    const [ranking] = rankings;
    if (!ranking) throw new Error('There is no ranking.');
    const all = await countRanks(ranking);
    const read = async (position: number) => {
      const last = all[position];
      return ranking.read(opened.database, {
        ...none,
        page: { ...first, after: last && { counts: last.counts, id: last.playerId } },
      });
    };
    expect((await ranking.read(opened.database, none)).countedAt).toBeUndefined();
    expect((await read(1900)).countedAt).toBeUndefined();
    const before = await read(3000);
    expect(before.countedAt).toEqual(expect.any(String));
    const best = { chartPoints: 10 * players };
    const change = opened.database.updateTable('playerTotals').set(best);
    await change.where('playerId', '=', all.at(-1)?.playerId ?? 0).execute();
    // The one who is first now was behind them before.
    const marked = await read(3000);
    expect(marked.items.map(({ rank }) => rank)).toEqual(before.items.map(({ rank }) => rank));
    // A ranking that began before the marks were made, and ended after.
    await sql`update game_rankings set ranked_at = (select max(marked_at) - interval '10 s' from marked_rankings)`.execute(
      opened.database,
    );
    await markRankings(opened);
    expect((await read(3000)).items[0]?.rank).toBe(before.items[0]?.rank);
    await markRankings(opened, { rest: 0, factor: 0 });
    expect((await read(3000)).items[0]?.rank).toBe((before.items[0]?.rank ?? 0) + 1);
  });

  test('marks of a ranking that has become small are removed', async () => {
    const { database } = opened;
    await sql`update games set player_count = 3 where id = ${gameId}`.execute(database);
    await markRankings(opened);
    const { rows } = await sql`select distinct game_id from ranking_marks`.execute(database);
    expect(rows).toEqual([{ gameId: 0 }]);
  });
});

const explain = async (work: (database: Database) => Promise<unknown>) =>
  explainQueries(opened.database, work);
