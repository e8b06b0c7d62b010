import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** The number of ranked scores from which a chart has buckets. */
const bucketThreshold = 4096;
/** A bucket of so many times the usual number of scores is split; with so many times as many buckets all are made again. */
const tolerance = 4;
/** How many buckets a statement makes at most: posts on the chart wait for it. */
const piecesPerSplit = 20;

interface Bucket {
  low: Buffer;
  total: number;
}

/** Waits for those who change scores of the chart, and makes others wait. */
async function lockCounts(transaction: Database, chartId: number): Promise<number> {
  const counts = await transaction
    .selectFrom('chartCounts')
    .select('rankedCount')
    .where('chartId', '=', chartId)
    .forUpdate()
    .executeTakeFirst();
  return counts?.rankedCount ?? 0;
}

async function readSize(database: Database, chartId: number) {
  const { rows } = await sql<{ ranked: number; buckets: number }>`
    select coalesce((select ranked_count from chart_counts where chart_id = ${chartId}), 0) as ranked,
      (select count(*) from chart_buckets where chart_id = ${chartId}) as buckets`.execute(
    database,
  );
  return rows[0] ?? { ranked: 0, buckets: 0 };
}

/** Replaces the buckets of a chart by one, or by none. */
async function startAgain(database: Database, chartId: number, hasBuckets: boolean): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const total = await lockCounts(transaction, chartId);
    await transaction.deleteFrom('chartBuckets').where('chartId', '=', chartId).execute();
    if (hasBuckets)
      await transaction
        .insertInto('chartBuckets')
        .values({ chartId, low: Buffer.alloc(0), total })
        .execute();
  });
}

/** A bucket with more scores than `total` that are not all equal. */
async function findOverfull(database: Database, chartId: number, total: number) {
  const { rows } = await sql<Bucket & { next: Buffer | null }>`
    select low, total, next from (
      select low, total, lead(low) over (order by low) as next from chart_buckets where chart_id = ${chartId}
    ) b
    where total > ${total} and next is distinct from low || '\\x00'::bytea order by low limit 1`.execute(
    database,
  );
  return rows[0];
}

/** The smallest sort key behind another one. */
const keyBehind = (sortKey: Buffer): Buffer => Buffer.concat([sortKey, Buffer.of(0)]);

/** Distributes ties over buckets of a size. A larger tie has a bucket of its own, which ends right behind its sort key. */
function distribute(low: Buffer, ties: readonly { sortKey: Buffer; tied: number }[], size: number) {
  let current: Bucket = { low, total: 0 };
  const buckets = [current];
  const open = (sortKey: Buffer) => {
    if (current.low.equals(sortKey)) return;
    current = { low: sortKey, total: 0 };
    buckets.push(current);
  };
  for (const { sortKey, tied } of ties) {
    if (tied >= size || (current.total > 0 && current.total + tied > size)) open(sortKey);
    current.total += tied;
    if (tied >= size) open(keyBehind(sortKey));
  }
  return { buckets, last: current };
}

/** @returns Whether there was a bucket to split. */
async function splitOverfull(database: Database, chartId: number, size: number): Promise<boolean> {
  if (!(await findOverfull(database, chartId, tolerance * size))) return false;
  return database.transaction().execute(async (transaction) => {
    await lockCounts(transaction, chartId);
    const bucket = await findOverfull(transaction, chartId, tolerance * size);
    if (!bucket) return false;
    const { low, next, total } = bucket;
    const before = next ? sql`and sort_key < ${next}::bytea` : sql``;
    const count = piecesPerSplit * size;
    const { rows } = await sql<{ sortKey: Buffer; tied: number }>`
      select sort_key, count(*) as tied from scores
      where chart_id = ${chartId} and ranked and sort_key >= ${low}::bytea ${before}
      group by sort_key order by sort_key limit ${count}`.execute(transaction);
    const { buckets, last } = distribute(low, rows, size);
    // What was not read is behind the last bucket.
    if (rows.length === count)
      last.total = Math.max(0, total - buckets.reduce((sum, one) => sum + one.total, -last.total));
    await transaction
      .insertInto('chartBuckets')
      .values(buckets.map((one) => ({ chartId, ...one })))
      .onConflict((conflict) =>
        conflict
          .columns(['chartId', 'low'])
          .doUpdateSet(({ ref }) => ({ total: ref('excluded.total') })),
      )
      .execute();
    return true;
  });
}

/**
 * Gives a large chart buckets with about as many scores each as there are buckets, and a small one none. Triggers count the scores that
 * change later. Each step is a short transaction of its own, and the buckets are right between them.
 */
export async function keepBuckets(
  database: Database,
  chartId: number,
  threshold = bucketThreshold,
): Promise<void> {
  const { ranked, buckets } = await readSize(database, chartId);
  const size = Math.ceil(Math.sqrt(ranked));
  if (ranked < threshold) {
    if (buckets > 0) await startAgain(database, chartId, false);
    return;
  }
  if (buckets === 0 || buckets > tolerance * size) await startAgain(database, chartId, true);
  while (await splitOverfull(database, chartId, size));
}
