import { sql } from 'kysely';
import {
  keptPlaces,
  playerBoards,
  type PlayerBoard,
} from '../../../../../src/contract/records/rankingBoards';
import { findPlayerChange } from '../../../../../src/server/domains/records/players/findPlayerChange';
import { keepRankingDays } from '../../../../../src/server/domains/records/rankHistory/keepRankingDays';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';

const players = 900;
const today = '2026-11-29T09:00:00Z';
const since = '2026-10-30';

let opened: TestDatabase;

/** What a player had on the day of this number: many have the same, few have medals. */
const totals = (id: string, day: string) =>
  sql.raw(`
  select p.id, (p.id * 7919 + ${day} * 31 * (p.id % 5)) % ${players} * 3 / 4 as points,
    ((p.id * 13 + ${day} * (p.id % 3)) % 97 = 1)::int as place0, (p.id * 17 + ${day} * (p.id % 4)) % 6 as place4,
    (p.id + ${day}) % 11 as proved from (select ${id} as id) p`);

const columns = sql.raw(
  'player_id, day, chart_points, game_points, place0, place1, place2, place3, place4, place5, cup0, cup1, cup2, cup3, score_count, proved_count, badge_points, badge_count',
);
const values = sql.raw(
  'v.points, v.points / 2, v.place0, v.place0, 0, v.place4 / 3, v.place4, 0, 0, 0, v.place4, 0, 1, v.proved, v.place4 * 50, v.place4',
);

/** All have a past of October 20; one in three changed on November 10 too, and the others today or not at all. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  await sql`insert into players (id) overriding system value select generate_series(1, ${players}::int)`.execute(
    database,
  );
  await sql`insert into player_days (${columns}, posts)
    select i, '2026-10-20', ${values}, 0 from generate_series(1, ${players}::int) i, lateral (${totals('i', '1')}) v`.execute(
    database,
  );
  await sql`insert into player_days (${columns}, posts)
    select i, '2026-11-10', ${values}, 0 from generate_series(3, ${players}::int, 3) i, lateral (${totals('i', '2')}) v`.execute(
    database,
  );
  await sql`insert into player_totals (${columns})
    select i, case when i % 3 = 1 then '2026-10-20' else '2026-11-29' end::date, ${values}
    from generate_series(1, ${players}::int) i, lateral (${totals('i', 'case when i % 3 = 1 then 1 else 3 end')}) v`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const keep = async (now = today) =>
  keepRankingDays({ database: opened.database, clock: () => new Date(now) });
const changeOf = async (id: number, now = today) =>
  findPlayerChange(opened.database, { id, now: new Date(now), boards: playerBoards });
const keptDays = async () => {
  const rows = await opened.database
    .selectFrom('rankingDays')
    .select('day')
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
};

const compared: Record<PlayerBoard, string> = {
  points: 'chart_points desc',
  'game-points': 'game_points desc',
  medals: 'place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc',
  cups: 'cup0 desc, cup1 desc, cup2 desc, cup3 desc',
  proofs: 'proved_count desc',
  badges: 'badge_points desc, badge_count desc',
};

/** Each player’s rank at the end of a day, counted from what was kept. */
async function countRanks(board: PlayerBoard, day: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ playerId: number; rank: number }>`
    select player_id, rank() over (order by ${sql.raw(compared[board])}) as rank from (
      select distinct on (player_id) * from (
        select ${columns} from player_days union all select ${columns} from player_totals
      ) a where day <= ${day}::date order by player_id, day desc) t`.execute(opened.database);
  return new Map(rows.map(({ playerId, rank }) => [playerId, rank]));
}

test('the first run keeps the last 30 days, each later one the days that have ended', async () => {
  await keep();
  const days = await keptDays();
  expect([days.length, days[0], days.at(-1)]).toEqual([30, since, '2026-11-28']);
  await keep('2026-11-30T00:05:00Z');
  expect(await keptDays()).toEqual(days);
  await keep('2026-11-30T00:11:00Z');
  expect((await keptDays()).at(-1)).toBe('2026-11-29');
});

test.each([
  [today, since],
  ['2026-12-18T09:00:00Z', '2026-11-18'],
])('on %s ranks are those of %s: exact in front, and nearly so behind', async (now, day) => {
  const ranks = new Map<PlayerBoard, Map<number, number>>();
  for (const board of playerBoards) ranks.set(board, await countRanks(board, day));
  const best = [...(ranks.get('points') ?? [])].slice(0, 12).map(([id]) => id);
  for (const id of [...best, 37, 200, 411, 500, 641, 750, 900])
    for (const { board, ...found } of (await changeOf(id, now))?.ranks ?? []) {
      const rank = ranks.get(board)?.get(id) ?? 0;
      const isExact = rank <= keptPlaces || found.exact;
      const off = Math.abs(found.rank - rank);
      expect([id, board, found.exact]).toEqual([id, board, isExact]);
      expect([id, board, off <= (isExact ? 0 : 1 + rank * 0.02)]).toEqual([id, board, true]);
    }
});

test('the best rank of a player has the first day of it', async () => {
  const { rows } = await sql<{ playerId: number; rank: number; day: string }>`
    select player_id, rank, day from player_best_ranks where board = 'points' and rank <= 5 order by rank, player_id`.execute(
    opened.database,
  );
  const [before, after] = [
    await countRanks('points', since),
    await countRanks('points', '2026-11-29'),
  ];
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const { playerId, rank } of rows)
    expect(rank).toBeLessThanOrEqual(Math.min(before.get(playerId) ?? 0, after.get(playerId) ?? 0));
  const first = rows.filter(({ playerId, rank }) => rank === before.get(playerId));
  expect(new Set(first.map(({ day }) => day))).toEqual(new Set([since]));
});

test('a player who was not there yet had no rank', async () => {
  await sql`delete from player_days where player_id = 6`.execute(opened.database);
  expect(await changeOf(6)).toMatchObject({ ranks: [] });
});

test('of numbers that were not kept of somebody no ranks are kept', async () => {
  const { database } = opened;
  await sql`delete from ranking_days where day >= '2026-11-28'`.execute(database);
  await sql`update player_days set cup3 = null, badge_count = null where player_id = 3`.execute(
    database,
  );
  await keep();
  const ranks = (await changeOf(4, '2026-12-28T09:00:00Z'))?.ranks.map(({ board }) => board);
  expect(ranks?.toSorted()).toEqual(['game-points', 'medals', 'points', 'proofs']);
});

test('few blocks are read', async () => {
  await sql`vacuum analyze ranking_day_marks`.execute(opened.unlimited);
  const now = new Date('2026-12-28T09:00:00Z');
  const buffersOf = async (boards: readonly PlayerBoard[]) =>
    (
      await explainQueries(opened.database, async (database) =>
        findPlayerChange(database, { id: 9, now, boards }),
      )
    ).buffers;
  expect(await buffersOf(['points'])).toBeLessThanOrEqual(15);
  expect(await buffersOf(playerBoards)).toBeLessThanOrEqual(40);
});

test('of days that are long past the last one of each week stays', async () => {
  await sql`insert into ranking_days (day, kept_at) select i::date, now()
    from generate_series('2026-11-29'::date, '2027-01-28', '1 day') i`.execute(opened.database);
  await keep('2027-01-30T09:00:00Z');
  const days = await keptDays();
  expect(days.slice(0, 6)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
    '2026-12-01',
  ]);
  expect(days.at(-1)).toBe('2027-01-29');
});
