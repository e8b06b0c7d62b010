import { sql, type RawBuilder } from 'kysely';
import { betterScores, rightBehind } from '../ranking/betterScores';

/** How many ranks have points at most: with two billion scores 1,890 have some. */
const maxWithPoints = 2000;

/** The place that a score of a narrowed board has on the board of everyone; null behind the last one with points. */
export interface WholePlace {
  wholeRank: number | null;
  wholeTied: number | null;
}

/**
 * The places of the board of everyone between the sort keys ends.first and ends.last, by sort key, as far as they have points. `counts` are
 * those of the page: with as many better scores on its own board it has none. The last tie may go on behind what is read.
 */
export const wholePlaces = (chartId: number): RawBuilder<unknown> => {
  const chart = sql`${chartId}::int`;
  return sql`
    select t.sort_key, t.rank, case when t.rank + t.tied > ${maxWithPoints}
      then ${betterScores(chart, rightBehind(sql`t.sort_key`))} - t.rank + 1 else t.tied end as tied
    from (
      select w.sort_key, b.better + min(w.position) as rank, count(*) as tied
      from (
        select ends.first, ends.last, case when counts.before_first >= ${maxWithPoints} then ${maxWithPoints}
          else ${betterScores(chart, sql`ends.first`)} end as better
        from ends, counts offset 0
      ) b
      cross join lateral (
        select s.sort_key, row_number() over (order by s.sort_key, s.changed_at, s.id) as position from scores s
        where s.chart_id = ${chart} and s.ranked and s.sort_key between b.first and b.last
        order by s.sort_key, s.changed_at, s.id limit greatest(0, ${maxWithPoints} - b.better)
      ) w group by w.sort_key, b.better
    ) t`;
};
