import { sql } from 'kysely';
import { playerBoards, type PlayerBoard } from '../../../../../src/contract/records/rankingBoards';
import { readCursor } from '../../../../../src/server/platform/http/pageCursor';
import {
  readGameBoard,
  readPlayerBoard,
} from '../../../../../src/server/domains/records/playerRankings/findStandings';
import { findCountryRank } from '../../../../../src/server/domains/records/playerRankings/findCountryRank';
import { findPlayerRanks } from '../../../../../src/server/domains/records/playerRankings/findPlayerRanks';
import { markRankings } from '../../../../../src/server/domains/records/playerRankings/markRankings';
import { comparedColumns } from '../../../../../src/server/domains/records/playerRankings/rankings';
import {
  StandingCursor,
  type StandingPage,
} from '../../../../../src/server/domains/records/playerRankings/standingQuery';
import type { Database } from '../../../../../src/server/platform/database/tables';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { fillStandings } from '../../../../support/records/fillStandings';
import { addMember } from '../../../../support/server/addChart';

const players = 20_000;

let opened: TestDatabase;
let gameId: number;
let seriesId: number;
let platformId: number;
/** Of the game, with all of its standings. */
const part = 7;
/** The member who has half of the players behind in the table. */
let middle: { userId: number; playerId: number };

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  await sql`insert into players (id, country) overriding system value
    select n, case when n % 10 in (0, 3, 7) then 'FR' when n % 133 = 1 then 'MC' end
    from generate_series(1, ${players}::int) n`.execute(database);
  ({ gameId, seriesId, platformId } = await fillStandings(database, { players, part }));
  const userId = await addMember(database);
  middle = { userId, playerId: players / 2 };
  await sql`update players set user_id = ${userId} where id = ${middle.playerId}`.execute(database);
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const first = { size: 50, after: undefined, before: undefined, withOwn: false };
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

const columnsOf = (board: PlayerBoard) => comparedColumns[board].join(', ');
const ofAll = (board: PlayerBoard, country?: string): Named => ({
  name: `${country === undefined ? 'all players' : `the players of ${country}`} by ${board}`,
  columns: columnsOf(board),
  table: country === undefined ? 'player_totals' : `player_totals where country = '${country}'`,
  read: async (database, request) => readPlayerBoard(database, { board, country, ...request }),
});
const ofGame = (by: 'points' | 'medals', isPart = false): Named => ({
  name: `the players of a ${isPart ? 'part of a game' : 'game'} by ${by}`,
  columns: columnsOf(by),
  table: isPart ? 'part_standings' : 'game_standings',
  read: async (database, request) =>
    readGameBoard(database, { gameId, part: isPart ? part : undefined, by, ...request }),
});
const ofSeries = (board: PlayerBoard): Named => ({
  name: `the players of a series by ${board}`,
  columns: columnsOf(board),
  table: 'series_standings',
  read: async (database, request) => readPlayerBoard(database, { board, seriesId, ...request }),
});
const ofPlatform = (board: PlayerBoard): Named => ({
  name: `the players of a platform by ${board}`,
  columns: columnsOf(board),
  table: 'platform_standings',
  read: async (database, request) => readPlayerBoard(database, { board, platformId, ...request }),
});
const narrowed = (board: PlayerBoard) => [ofAll(board, 'FR'), ofSeries(board)];
const rankings = [
  ...playerBoards.map((board) => ofAll(board)),
  ofGame('points'),
  ofGame('medals'),
  ofGame('points', true),
  ...narrowed('points'),
  ...narrowed('medals'),
  ofPlatform('points'),
  ofPlatform('medals'),
];
/** Each has an index of its own. */
const indexed = [
  ...rankings,
  ofGame('medals', true),
  ...(['game-points', 'cups', 'proofs'] as const).flatMap(narrowed),
  ofAll('badges', 'FR'),
];

/** All players in the order of a ranking, with their ranks, counted one by one. */
async function countRanks({ columns, table }: Named) {
  const order = sql.raw(columns.replaceAll(/(\w+)/g, '$1 desc'));
  const { rows } = await sql<{ playerId: number; rank: number; counts: number[] }>`
    select player_id, rank() over (order by ${order}) as rank, array[${sql.raw(columns)}]::bigint[] as counts
    from ${sql.raw(table)} order by ${order}, player_id`.execute(opened.database);
  return rows;
}

const explain = async (work: (database: Database) => Promise<unknown>) =>
  explainQueries(opened.database, work);
const idOf = (path: string) => Number(path.split('#').at(-1));

/** Positions near the beginning, in the midst of ties, right behind and before marks, and at the end. */
const positions = [0, 1, 249, 250, 1998, 2001, 2249, 2250, 2251, 4000, 5777];

type Counted = Awaited<ReturnType<typeof countRanks>>[number];

const cursorOf = (row: Counted | undefined) => row && { counts: row.counts, id: row.playerId };
const readLink = (link: string | undefined) =>
  link === undefined ? undefined : readCursor(StandingCursor, link);

async function expectTrueRanks(ranking: Named): Promise<void> {
  const all = await countRanks(ranking);
  const { size } = first;
  /** The page with the players from one position to another, and links to both sides. */
  const expectPage = async (page: Partial<StandingPage>, from: number, to = from + size) => {
    const request = { page: { ...first, ...page }, userId: middle.userId };
    const { items, total, next, previous } = await ranking.read(opened.database, request);
    const rows = all.slice(from, to);
    expect(items.map((item) => [idOf(item['@id']), item.rank])).toEqual(
      rows.map(({ playerId, rank }) => [playerId, rank]),
    );
    expect(total).toBe(all.length);
    expect(readLink(next)).toEqual(to < all.length ? cursorOf(rows.at(-1)) : undefined);
    expect(readLink(previous)).toEqual(from > 0 ? cursorOf(rows[0]) : undefined);
  };
  for (const position of [...positions, all.length - 52, all.length - 2]) {
    await expectPage({ after: cursorOf(all[position]) }, position + 1);
  }
  for (const position of [1, 1998, 4000, all.length - 1]) {
    await expectPage({ before: cursorOf(all[position]) }, Math.max(0, position - size), position);
    const rank = all[position]?.rank ?? 0;
    await expectPage(
      { rank: position + 1 },
      all.findIndex((row) => row.rank === rank),
    );
  }
  await expectPage({ rank: 999_999_999 }, all.length - size);
  const own = all.findIndex(({ playerId }) => playerId === middle.playerId);
  await expectPage({ aroundMe: true }, own - 24);
  await expectPage({ player: middle.playerId }, own - 24);
  const request = { page: { ...first, withOwn: true }, userId: middle.userId };
  const { own: standing } = await ranking.read(opened.database, request);
  expect(standing).toMatchObject({ rank: all[own]?.rank, of: all.length });
  const better = all.findLast(({ rank }) => rank < (all[own]?.rank ?? 0))?.counts ?? [];
  const column = better.findIndex((count, index) => count !== all[own]?.counts[index]);
  const difference = (better[column] ?? 0) - (all[own]?.counts[column] ?? 0);
  expect(standing?.next).toEqual({ column, difference });
}

/** The ranks of some players in the rankings of all are those that are counted one by one. */
async function expectPlayerRanks(): Promise<void> {
  const counted = await Promise.all(rankings.slice(0, 6).map(countRanks));
  for (const position of [...positions, players - 1]) {
    const id = counted[0]?.[position]?.playerId ?? 0;
    const ranks = await findPlayerRanks(opened.database, id);
    const expected = counted.map((all) => all.find(({ playerId }) => playerId === id)?.rank);
    expect(ranks.map(({ rank }) => rank)).toEqual(expected);
    expect(ranks.map(({ of }) => of)).toEqual(expected.map(() => players));
  }
}

describe('before a ranking has marks', () => {
  test.each(rankings)('ranks of $name are counted', async (ranking) => expectTrueRanks(ranking));

  test('the ranks of a player in all rankings are counted', async () => expectPlayerRanks());
});

describe('with marks', () => {
  beforeAll(async () => markRankings(opened));

  test.each(rankings)('ranks of $name are the same', async (ranking) => expectTrueRanks(ranking));

  test('the ranks of a player in all rankings are the same, and read few blocks', async () => {
    await expectPlayerRanks();
    const all = await countRanks(ofAll('points'));
    for (const position of [20, 1990, 3000, players - 1]) {
      const { playerId } = all[position] ?? middle;
      const facts = await explain(async (database) => findPlayerRanks(database, playerId));
      expect(facts.buffers).toBeLessThanOrEqual(6 * 60);
    }
    const own = { id: middle.playerId, country: 'FR' };
    const facts = await explain(async (database) => findCountryRank(database, own));
    expect(facts.buffers).toBeLessThanOrEqual(60);
  });

  test.each(indexed)('a page of $name reads few blocks', async ({ read }) => {
    const all = await explain(async (database) => read(database, none));
    // The names of 50 players are on pages of their own.
    expect(all.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
    const around = await explain(async (database) =>
      read(database, { page: { ...first, aroundMe: true }, userId: middle.userId }),
    );
    expect(around.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
    expect(around.rowsRead).toBeLessThan(4000);
  });

  test.each(indexed)('any start of a page of $name reads few blocks', async (ranking) => {
    const all = await countRanks(ranking);
    const before = cursorOf(all[5500]);
    const starts = [{ rank: 1990 }, { rank: 5501 }, { rank: 999_999 }, { before }, { player: 77 }];
    for (const start of [...starts, { search: 'm' }]) {
      const facts = await explain(async (database) =>
        ranking.read(database, { ...none, page: { ...first, ...start } }),
      );
      expect(facts.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
      expect(facts.rowsRead).toBeLessThan(6000);
    }
  });

  test.each(indexed)('the own standing of $name reads few blocks', async (ranking) => {
    const { read } = ranking;
    const costs = await Promise.all(
      [true, false].map(async (withOwn) =>
        explain(async (database) =>
          read(database, { page: { ...first, withOwn }, userId: middle.userId }),
        ),
      ),
    );
    const [whole, page] = costs.map(({ buffers }) => buffers);
    expect((whole ?? Infinity) - (page ?? 0)).toBeLessThanOrEqual(60);
  });

  test.each(indexed)('no page of $name reads on behind what it counts', async (ranking) => {
    const all = await countRanks(ranking);
    for (const position of [20, 300, 1990, 3000, 5777]) {
      const after = cursorOf(all[position]);
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
    const read = async (position: number) =>
      ranking.read(opened.database, {
        ...none,
        page: { ...first, after: cursorOf(all[position]) },
      });
    expect((await ranking.read(opened.database, none)).countedAt).toBeUndefined();
    expect((await read(1900)).countedAt).toBeUndefined();
    const before = await read(3000);
    expect(before.countedAt).toEqual(expect.any(String));
    await sql`update player_totals set chart_points = ${10 * players}
      where player_id = ${all.at(-1)?.playerId}`.execute(opened.database);
    // The one who is first now was behind them before.
    const marked = await read(3000);
    expect(marked.items.map(({ rank }) => rank)).toEqual(before.items.map(({ rank }) => rank));
    // A ranking that began before the marks were made, and ended after.
    await sql`update game_rankings set ranked_at = (select max(marked_at) - interval '10 s' from marked_rankings)`.execute(
      opened.database,
    );
    await markRankings(opened, { rest: 3600 });
    expect((await read(3000)).items[0]?.rank).toBe(before.items[0]?.rank);
    await markRankings(opened, { rest: 0, factor: 0 });
    expect((await read(3000)).items[0]?.rank).toBe((before.items[0]?.rank ?? 0) + 1);
  });

  test('marks of a ranking that has become small are removed', async () => {
    const { database } = opened;
    await sql`update games set player_count = 3 where id = ${gameId}`.execute(database);
    await sql`update game_parts set player_count = 3`.execute(database);
    await markRankings(opened);
    const { rows } = await sql`select distinct game_id from ranking_marks`.execute(database);
    expect(rows).toEqual([{ gameId: 0 }]);
  });
});
