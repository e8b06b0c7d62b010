import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { boardOfName, bucketsOf, onBoard } from './scoreBoards';

/** The number of ranked scores from which a chart has buckets. */
const bucketThreshold = 512;
/** A bucket of so many times the usual number of scores is split. */
const overfull = 2;
/** With so many times the usual number of buckets all are made again. */
const overmany = 4;
/** How many buckets a statement makes at most: posts on the chart wait for it. */
const piecesPerSplit = 80;

/** A score of a bucket costs more to count than a bucket to add up: there are some sixteen times as many buckets. */
const usualSize = (ranked: number): number => Math.ceil(Math.sqrt(ranked) / 4);

interface Bucket {
  low: Buffer;
  total: number;
}

/** A board of a chart: see `boardName`. */
interface KeptBoard {
  chartId: number;
  name: string;
  /** How many ranked scores and how many buckets it has. */
  ranked: number;
  buckets: number;
}

const bucketRows = ({ chartId, name }: KeptBoard, alias: string) =>
  bucketsOf(sql`${chartId}::int`, name, alias);

/** The boards of a chart that have many scores, or buckets. */
async function findBoards(database: Database, chartId: number, threshold: number) {
  const { rows } = await sql<Omit<KeptBoard, 'chartId'>>`
    select b.name, b.ranked, b.buckets from (
      select '' as name, ranked_count as ranked, (select count(*) from chart_buckets where chart_id = ${chartId}) as buckets
      from chart_counts where chart_id = ${chartId}
      union all
      select c.board, c.total, (select count(*) from board_buckets k where k.chart_id = c.chart_id and k.board = c.board)
      from board_counts c where c.chart_id = ${chartId}
    ) b where b.ranked >= ${threshold} or b.buckets > 0 order by b.name`.execute(database);
  return rows.map((row): KeptBoard => ({ chartId, ...row }));
}

/** Waits for those who change scores of the chart, and makes others wait. @returns How many ranked scores the board has. */
async function lockCounts(transaction: Database, { chartId, name }: KeptBoard): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ranked_count as total from chart_counts where chart_id = ${chartId} for update`.execute(
    transaction,
  );
  if (name === '') return rows[0]?.total ?? 0;
  const counts = await transaction
    .selectFrom('boardCounts')
    .select('total')
    .where('chartId', '=', chartId)
    .where('board', '=', name)
    .executeTakeFirst();
  return counts?.total ?? 0;
}

/** Adds buckets, or changes the totals of those that begin at the same sort keys. */
async function storeBuckets(
  transaction: Database,
  { chartId, name }: KeptBoard,
  buckets: readonly Bucket[],
): Promise<void> {
  const rows = sql`unnest(${sql.val(buckets.map(({ low }) => low))}::bytea[],
    ${sql.val(buckets.map(({ total }) => total))}::int[]) n (low, total)`;
  await (
    name === ''
      ? sql`insert into chart_buckets (chart_id, low, total) select ${chartId}::int, n.low, n.total from ${rows}
        on conflict (chart_id, low) do update set total = excluded.total`
      : sql`insert into board_buckets (chart_id, board, low, total)
        select ${chartId}::int, ${name}::text, n.low, n.total from ${rows}
        on conflict (chart_id, board, low) do update set total = excluded.total`
  ).execute(transaction);
}

/** Replaces the buckets of a board by one, or by none. */
async function startAgain(database: Database, board: KeptBoard, hasBuckets: boolean) {
  await database.transaction().execute(async (transaction) => {
    const total = await lockCounts(transaction, board);
    await sql`delete from ${bucketRows(board, 'b')}`.execute(transaction);
    if (hasBuckets) await storeBuckets(transaction, board, [{ low: Buffer.alloc(0), total }]);
  });
}

/** A bucket with more scores than `total` that are not all equal. */
async function findOverfull(database: Database, board: KeptBoard, total: number) {
  const { rows } = await sql<Bucket & { next: Buffer | null }>`
    select low, total, next from (
      select b.low, b.total, lead(b.low) over (order by b.low) as next from ${bucketRows(board, 'b')}
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
async function splitOverfull(database: Database, board: KeptBoard, size: number): Promise<boolean> {
  if (!(await findOverfull(database, board, overfull * size))) return false;
  return database.transaction().execute(async (transaction) => {
    await lockCounts(transaction, board);
    const bucket = await findOverfull(transaction, board, overfull * size);
    if (!bucket) return false;
    const { low, next, total } = bucket;
    const before = next ? sql`and s.sort_key < ${next}::bytea` : sql``;
    const count = piecesPerSplit * size;
    const { rows } = await sql<{ sortKey: Buffer; tied: number }>`
      select s.sort_key, count(*) as tied from scores s
      where s.chart_id = ${board.chartId} and s.ranked ${onBoard(boardOfName(board.name), 's')}
        and s.sort_key >= ${low}::bytea ${before}
      group by s.sort_key order by s.sort_key limit ${count}`.execute(transaction);
    const { buckets, last } = distribute(low, rows, size);
    // What was not read is behind the last bucket.
    if (rows.length === count)
      last.total = Math.max(0, total - buckets.reduce((sum, one) => sum + one.total, -last.total));
    await storeBuckets(transaction, board, buckets);
    return true;
  });
}

/**
 * Gives the large boards of a chart (everyone’s, those of platforms and countries) buckets of a quarter of the root of their scores, and
 * small ones none. Triggers count the scores that change later. Each step is a short transaction of its own, and the buckets
 * are right between them.
 */
export async function keepBuckets(
  database: Database,
  chartId: number,
  threshold = bucketThreshold,
): Promise<void> {
  for (const board of await findBoards(database, chartId, threshold)) {
    const { ranked, buckets } = board;
    const size = usualSize(ranked);
    if (ranked < threshold) await startAgain(database, board, false);
    else {
      if (buckets === 0 || buckets > (overmany * ranked) / size)
        await startAgain(database, board, true);
      while (await splitOverfull(database, board, size));
    }
  }
}
