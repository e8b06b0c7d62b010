import { sql } from 'kysely';
import type { SiteTotals } from '../../../contract/schemas/website';
import type { Database } from '../../platform/database/tables';

/**
 * How many members, records, proved records and public games there are, from the counters that triggers maintain: never counted from
 * the rows themselves. Records follow the ranking, which counts them within about a second.
 */
export async function readSiteTotals(database: Database): Promise<SiteTotals> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, sum(total)::bigint as total from daily_counts
    where kind in ('memberLanguage', 'games', 'records', 'provedRecords') and day = 'epoch'
    group by kind`.execute(database);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  const totalOf = (kind: string) => Math.max(0, totals.get(kind) ?? 0);
  return {
    // Every member has a language among these, even if it is none.
    nbPlayer: totalOf('memberLanguage'),
    nbChart: totalOf('records'),
    nbChartProven: totalOf('provedRecords'),
    nbGame: totalOf('games'),
  };
}
