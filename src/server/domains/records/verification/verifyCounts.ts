import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

/** How many sort keys are read at a time. */
const batchSize = 1000;

/** The sort keys of the ranked scores of a chart with the numbers of their scores, in the order of the board. */
async function* readTies(snapshot: Database, chartId: number) {
  for (let after: Buffer | undefined; ;) {
    const behind = after ? sql`and sort_key > ${after}::bytea` : sql``;
    const { rows } = await sql<{ sortKey: Buffer; tied: number }>`
      select sort_key, count(*) as tied from scores where chart_id = ${chartId} and ranked ${behind}
      group by sort_key order by sort_key limit ${batchSize}`.execute(snapshot);
    yield* rows;
    after = rows.at(-1)?.sortKey;
    if (!after) return;
  }
}

/** The buckets of a chart, each with what it counts and what it should count. */
async function countBuckets(snapshot: Database, chartId: number) {
  const stored = await snapshot
    .selectFrom('chartBuckets')
    .select(['low', 'total'])
    .where('chartId', '=', chartId)
    .orderBy('low')
    .execute();
  const buckets = stored.map((bucket) => ({ ...bucket, counted: 0 }));
  if (buckets.length === 0) return buckets;
  let index = 0;
  for await (const { sortKey, tied } of readTies(snapshot, chartId)) {
    for (
      let next = buckets[index + 1];
      next && Buffer.compare(next.low, sortKey) <= 0;
      next = buckets[index + 1]
    )
      index += 1;
    const bucket = buckets[index];
    if (bucket) bucket.counted += tied;
  }
  return buckets;
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
  for (const { low, total, counted } of await countBuckets(snapshot, chartId))
    compareRows(report, `chart ${chartId}, bucket from sort key ${low.toString('hex')}`, {
      stored: { total },
      computed: { total: counted },
    });
}
