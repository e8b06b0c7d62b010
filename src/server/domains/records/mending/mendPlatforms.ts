import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { lockPlatformWork } from '../platformPayments/claimChart';
import { payPlayersAfter, usualPortion } from '../platformPayments/payNextPlatforms';
import { addToPlatforms, platformSums } from '../platformPayments/writePlatformPoints';

/** Whether a change of a chart is still to be followed. */
async function isPending(transaction: Database, chartId: number): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from ranking_changes where chart_id = ${chartId})
      or exists (select from platform_changes where chart_id = ${chartId})`.execute(transaction);
  return rows.length > 0;
}

/**
 * Pays the players of a chart again for their places on the boards of platforms, in short transactions beside the worker.
 * @returns How many were paid something wrong. What waits to be followed is not counted.
 */
export async function mendPlatformPoints(
  database: Database,
  chartId: number,
  portion = usualPortion,
): Promise<number> {
  let wrong = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await database.transaction().execute(async (transaction) => {
      await lockPlatformWork(transaction);
      const { changed, last } = await payPlayersAfter(transaction, chartId, {
        after: from,
        portion,
      });
      // After writing: a change that came meanwhile has its row now.
      if (changed > 0 && !(await isPending(transaction, chartId))) wrong += changed;
      return last;
    });
  }
  return wrong;
}

const names = Object.keys(platformSums);

/**
 * Mends the standings of platforms from what was paid: of a share of the players, or of all.
 * @returns How many were wrong.
 */
export async function mendPlatformStandings(
  database: Database,
  { share = 0, of = 1 }: { share?: number; of?: number } = {},
): Promise<number> {
  const rowsOf = (table: 'platform_points' | 'platform_standings') =>
    sql`${sql.table(table)} l where l.player_id % ${of}::int = ${share}::int`;
  return database.transaction().execute(async (transaction) => {
    await lockPlatformWork(transaction);
    const { rows } = await sql`
      with sums as (
        select l.platform_id, l.player_id, ${sql.join(
          Object.entries(platformSums).map(
            ([name, value]) => sql`sum(${value})::bigint as ${sql.ref(name)}`,
          ),
        )} from ${rowsOf('platform_points')} group by 1, 2
        union all
        select l.platform_id, l.player_id, ${sql.join(names.map((name) => sql`-l.${sql.ref(name)}`))}
        from ${rowsOf('platform_standings')}
      ), wrong as (
        select platform_id, player_id, ${sql.join(
          names.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`),
        )} from sums group by 1, 2
        having ${sql.join(
          names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
          sql` or `,
        )}
      )
      ${addToPlatforms(sql`select * from wrong`)} returning 1`.execute(transaction);
    await sql`delete from platform_standings l where l.score_count = 0
      and l.player_id % ${of}::int = ${share}::int`.execute(transaction);
    return rows.length;
  });
}
