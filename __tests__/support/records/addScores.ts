import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';

/**
 * Adds a score of each of so many new players to a chart whose higher values are better, without events. The value is an expression of n,
 * the number of the score from 1.
 */
export async function addScores(
  database: Database,
  { chart, count, value = 'n' }: { chart: number; count: number; value?: string },
): Promise<void> {
  await sql`
    with added as (
      insert into players (created_at) select now() from generate_series(1, ${count}::int) returning id
    ), numbered as (select id, row_number() over (order by id) as n from added),
      valued as (select id, n, (${sql.raw(value)})::bigint as value from numbered)
    insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select ${chart}, id, array[value], decode(lpad(to_hex(9223372036854775807 - value), 16, '0'), 'hex'),
      timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
    from valued order by n`.execute(database);
}
