import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

/** How many sort keys are read at a time. */
const batchSize = 1000;

/** The sort keys of the ranked scores of a board with the numbers of their scores, in the order of the board. */
async function* readTies(snapshot: Database, chartId: number, board: string) {
  const on = board === '' ? sql`` : sql`and ${board} in ('p' || platform_id, 'c' || country)`;
  for (let after: Buffer | undefined; ;) {
    const behind = after ? sql`and sort_key > ${after}::bytea` : sql``;
    const { rows } = await sql<{ sortKey: Buffer; tied: number }>`
      select sort_key, count(*) as tied from scores where chart_id = ${chartId} and ranked ${on} ${behind}
      group by sort_key order by sort_key limit ${batchSize}`.execute(snapshot);
    yield* rows;
    after = rows.at(-1)?.sortKey;
    if (!after) return;
  }
}

/** The buckets of all boards of a chart, that of everyone with an empty name, each with what it counts and what it should count. */
async function countBuckets(snapshot: Database, chartId: number) {
  const { rows: stored } = await sql<{ board: string; low: Buffer; total: number }>`
    select '' as board, low, total from chart_buckets where chart_id = ${chartId}
    union all select board, low, total from board_buckets where chart_id = ${chartId}
    order by board, low`.execute(snapshot);
  const buckets = stored.map((bucket) => ({ ...bucket, counted: 0 }));
  for (const board of new Set(stored.map((bucket) => bucket.board))) {
    const own = buckets.filter((bucket) => bucket.board === board);
    let index = 0;
    for await (const { sortKey, tied } of readTies(snapshot, chartId, board)) {
      for (
        let next = own[index + 1];
        next && Buffer.compare(next.low, sortKey) <= 0;
        next = own[index + 1]
      )
        index += 1;
      const bucket = own[index];
      if (bucket) bucket.counted += tied;
    }
  }
  return buckets;
}

/** Compares the counts of the boards of platforms and countries. */
async function verifyBoards(snapshot: Database, chartId: number, report: VerificationReport) {
  const { rows } = await sql<{ board: string; stored: number; computed: number }>`
    select board, coalesce(c.total, 0) as stored, coalesce(n.total, 0) as computed
    from (select * from board_counts where chart_id = ${chartId}) c full join (
      select v.board, count(*) as total from scores s
      cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
      where s.chart_id = ${chartId} and s.ranked and v.board is not null group by 1
    ) n using (board) order by board`.execute(snapshot);
  for (const { board, stored, computed } of rows)
    compareRows(report, `chart ${chartId}, board ${board}`, {
      stored: { total: stored },
      computed: { total: computed },
    });
}

/** Compares what is counted with each change of a score; it is never behind. */
export async function verifyCounts(
  snapshot: Database,
  { chartId, counts }: { chartId: number; counts: Record<string, number> },
  report: VerificationReport,
): Promise<void> {
  const stored = await snapshot
    .selectFrom('chartCounts')
    .select(['scoreCount', 'rankedCount', 'provedCount'])
    .where('chartId', '=', chartId)
    .executeTakeFirst();
  // A chart without scores may have no row yet.
  compareRows(report, `chart ${chartId}, counts`, {
    stored: stored ?? { scoreCount: 0, rankedCount: 0, provedCount: 0 },
    computed: counts,
  });
  await verifyBoards(snapshot, chartId, report);
  for (const { board, low, total, counted } of await countBuckets(snapshot, chartId)) {
    const name = board === '' ? 'bucket' : `board ${board}, bucket`;
    compareRows(report, `chart ${chartId}, ${name} from sort key ${low.toString('hex')}`, {
      stored: { total },
      computed: { total: counted },
    });
  }
}
