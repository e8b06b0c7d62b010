import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart } from '../server/addChart';

/** Scores of one statement. */
const batchSize = 500_000;
/** Scores of each of the charts that fill the table. */
const fillerSize = 1000;

interface FillOptions {
  /** Scores of the charts to measure. */
  sizes: readonly number[];
  /** All scores; the rest is on charts that nobody looks at. */
  total: number;
  onProgress: (done: number) => void;
}

/** Charts with the same group as another one. */
async function addFillers(database: Database, like: number, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    with added as (
      insert into charts (group_id, game_id, slug, position)
      select group_id, game_id, 'filler-' || n, n from charts, generate_series(1, ${count}::int) n
      where id = ${like} returning id
    )
    select min(id) as first from added`.execute(database);
  return rows[0]?.first ?? 0;
}

/**
 * Fills an empty PostgreSQL database with scores, every third of them a tie, posted in no order. Triggers are disabled while it runs, so
 * what they count is computed here.
 * @returns The charts, in the order of their sizes.
 */
export async function fillRecords(
  database: Database,
  { sizes, total, onProgress }: FillOptions,
): Promise<number[]> {
  const charts: number[] = [];
  while (charts.length < sizes.length) charts.push(await addChart(database));
  const measured = sizes.reduce((sum, size) => sum + size, 0);
  const fillers = Math.max(0, Math.floor((total - measured) / fillerSize));
  const firstFiller = await addFillers(database, charts[0] ?? 0, fillers);
  const players = Math.max(...sizes);
  let done = 0;
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`insert into players (created_at) select now() from generate_series(1, ${players}::int)`.execute(
      connection,
    );
    /** So many scores of values below a number, with expressions of their number n for the chart and the player. */
    const insert = async (
      columns: { chart: string; player: string },
      count: number,
      of: number,
    ): Promise<void> => {
      for (let from = 0; from < count; from += batchSize) {
        const before = Math.min(from + batchSize, count);
        await sql`
          insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
          select ${sql.raw(columns.chart)}, ${sql.raw(columns.player)}, array[value],
            decode(lpad(to_hex(9223372036854775807 - value), 16, '0'), 'hex'), posted, posted
          from (select n, n * 7919 % ${of}::bigint / 3 * 4 as value,
              timestamptz '2020-01-01' + n * interval '1 second' as posted
            from generate_series(${from}::bigint, ${before - 1}::bigint) n) s`.execute(connection);
        done += before - from;
        onProgress(done);
      }
    };
    for (const [index, size] of sizes.entries())
      await insert({ chart: `${charts[index]}`, player: 'n + 1' }, size, size);
    const columns = {
      chart: `${firstFiller} + n / ${fillerSize}`,
      player: `(n / ${fillerSize} * 31 + n % ${fillerSize}) % ${players} + 1`,
    };
    await insert(columns, fillers * fillerSize, fillerSize * 100);
    await sql`insert into chart_counts (chart_id, score_count, ranked_count, proved_count)
      select chart_id, count(*), count(*), 0 from scores group by chart_id`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  return charts;
}
