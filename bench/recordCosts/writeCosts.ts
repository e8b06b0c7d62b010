import { sql } from 'kysely';
import { payNextGame } from '../../src/server/domains/records/payments/payNextGame';
import { postScores } from '../../src/server/domains/records/scores/postScores';
import { markRankings } from '../../src/server/domains/records/playerRankings/markRankings';
import type { Database } from '../../src/server/platform/database/tables';
import { scoreToPost } from '../../__tests__/support/records/scoreToPost';

export interface WriteCost {
  /** Rows of tables that were inserted, updated or deleted. */
  rows: number;
  /** Blocks of tables and indexes. */
  buffers: number;
  milliseconds: number;
}

let now = Date.UTC(2026, 10, 20, 12);
let posted = 0;

/** The time of the last ranking. */
export const rankedAt = (): Date => new Date(now);

/** Ranks what was posted, with all that follows: the chart, its game and the totals of the players. */
async function rank(database: Database): Promise<void> {
  now += 60_000;
  const isDue = async () => {
    await sql`update game_rankings set not_before = '-infinity'`.execute(database);
    const { rows } = await sql`select from ranking_changes limit 1`.execute(database);
    return rows.length > 0;
  };
  while (await isDue()) {
    const outcome = await payNextGame(database, new Date(now), { rest: 0 });
    if (typeof outcome === 'object') throw outcome.failed;
  }
}

/** What the only connection of the database has done so far. */
async function readStatistics(database: Database) {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<{ rows: number; buffers: number }>`
    select (select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables) as rows,
      (select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0))
        from pg_statio_user_tables) as buffers`.execute(database);
  return rows[0] ?? { rows: 0, buffers: 0 };
}

async function costOf(database: Database, work: () => Promise<unknown>): Promise<WriteCost> {
  const before = await readStatistics(database);
  const start = performance.now();
  await work();
  const milliseconds = performance.now() - start;
  const after = await readStatistics(database);
  return {
    rows: after.rows - before.rows,
    buffers: after.buffers - before.buffers,
    milliseconds,
  };
}

const least = (costs: readonly WriteCost[]): WriteCost => ({
  rows: Math.min(...costs.map(({ rows }) => rows)),
  buffers: Math.min(...costs.map(({ buffers }) => buffers)),
  milliseconds: Math.min(...costs.map(({ milliseconds }) => milliseconds)),
});

const writes: [
  name: string,
  run: (database: Database, chart: MeasuredChart) => Promise<unknown>,
][] = [
  [
    'post a new first',
    async (database, chart) => {
      posted += 1;
      // Another member each time: everyone who had points gets others.
      const userId = chart.challengers[posted % chart.challengers.length] ?? 0;
      const scores = [
        scoreToPost(chart.id, { amounts: [900_000 + posted], confirmed: ['worse', 'unusual'] }),
      ];
      const [result] = await postScores(database, { userId, scores, at: new Date(now) });
      if (!result || 'refused' in result) throw new Error('The score was not stored.');
    },
  ],
  ['rank its chart, game and players', async (database) => rank(database)],
  [
    'make the marks of all rankings',
    async (database) => markRankings({ database }, { rest: 0, factor: 0 }),
  ],
];

interface MeasuredChart {
  id: number;
  /** Users who are last on it. */
  challengers: number[];
}

async function findChart(database: Database, id: number): Promise<MeasuredChart> {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id from scores s join players p on p.id = s.player_id
    where s.chart_id = ${id} and s.ranked order by s.sort_key desc limit 20`.execute(database);
  return { id, challengers: rows.map(({ userId }) => userId) };
}

/** What a new first score costs to its end, by what is done: the least of three, one after the other. */
export async function measureWrites(
  database: Database,
  id: number,
): Promise<[name: string, cost: WriteCost][]> {
  const chart = await findChart(database, id);
  const costs = writes.map((): WriteCost[] => []);
  for (let round = 0; round < 3; round += 1)
    for (const [index, [, run]] of writes.entries())
      costs[index]?.push(await costOf(database, async () => run(database, chart)));
  return writes.map(([name], index) => [name, least(costs[index] ?? [])]);
}
