import { sql, type RawBuilder } from 'kysely';
import { betterScores, rightBehind } from '../ranking/betterScores';

/** How many ranks have points at most: with two billion scores 1,890 have some. */
const maxWithPoints = 2000;

/** The place that a score of a narrowed board has on the board of everyone; null behind the last one with points. */
export interface WholePlace {
  wholeRank: number | null;
  wholeTied: number | null;
}

/** The places with points of the board of everyone by sort key, read from its beginning. The last tie may go on behind what is read. */
export const wholePlaces = (chartId: number): RawBuilder<unknown> => sql`(
  select t.sort_key, t.rank, case when t.is_last
    then ${betterScores(sql`${chartId}::int`, rightBehind(sql`t.sort_key`))} - t.rank + 1 else t.tied end as tied
  from (
    select w.sort_key, min(w.position) as rank, count(*) as tied,
      max(w.position) = max(max(w.position)) over () as is_last
    from (
      select s.sort_key, row_number() over (order by s.sort_key, s.changed_at, s.id) as position from scores s
      where s.chart_id = ${chartId} and s.ranked order by s.sort_key, s.changed_at, s.id limit ${maxWithPoints}
    ) w group by w.sort_key
  ) t
)`;
