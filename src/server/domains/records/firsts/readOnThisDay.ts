import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { pastRules } from '../../../../contract/records/past';
import type { GameFirst } from '../../../../contract/schemas/gameFirsts';
import type { Database } from '../../../platform/database/tables';
import { isPublic } from '../../games/gameRows';
import { findFirstRows, toGameFirst } from './findFirstRows';

interface Request {
  language: Language;
  now: Date;
}

/**
 * A first place that was taken on this day of an earlier year, in UTC as all days of the site: of the oldest ones that on the chart with
 * most scores. None if none was taken on it.
 */
export async function readOnThisDay(
  database: Database,
  { language, now }: Request,
): Promise<GameFirst[]> {
  const today = now.toISOString().slice(0, 10);
  const day = (now.getUTCMonth() + 1) * 100 + now.getUTCDate();
  const chosen = sql`
    select r.* from (
      select * from reigns
      where (extract(month from began_at at time zone 'UTC') * 100 + extract(day from began_at at time zone 'UTC'))::int = ${day}
        and began_at < ${today}::date::timestamp at time zone 'UTC'
      order by began_at limit ${pastRules.daySample}
    ) r join charts c on c.id = r.chart_id join games g on g.id = c.game_id
    where ${isPublic} and c.status <> 'retired' order by c.ranked_count desc, r.began_at, r.chart_id limit 1`;
  const rows = await findFirstRows(database, chosen, language);
  return rows.map((row) => toGameFirst(row, language));
}
