import { sql, type RawBuilder } from 'kysely';
import { betterScores, rightBehind } from '../places/betterScores';
import { boardOrder } from './boardOrder';

/** How many ranks of a chart with so many ranked scores have points, or a few more: see `pointsByRank`. */
export const ranksWithPoints = (scores: RawBuilder<unknown>): RawBuilder<number> =>
  sql`greatest(450, ceil(230 * log(greatest(1, ${scores})) - 240))::int`;

/** The place that a score of a narrowed board has on the board of everyone; null behind the last one with points. */
export interface WholePlace {
  wholeRank: number | null;
  wholeTied: number | null;
}

/**
 * The places of the board of everyone between the sort keys ends.first and ends.last, by sort key, as far as they have points and are on the page. `counts`
 * are those of the page: with as many better scores on its own board it has none. The last tie may go on behind what is read.
 */
export const wholePlaces = (chartId: number): RawBuilder<unknown> => {
  const chart = sql`${chartId}::int`;
  return sql`
    select t.sort_key, t.rank, case when t.rank + t.tied > t.most
      then ${betterScores(chart, rightBehind(sql`t.sort_key`))} - t.rank + 1 else t.tied end as tied
    from (
      select w.sort_key, b.most, b.better + min(w.position) as rank, count(*) as tied
      from (
        select c.*, case when c.before_first >= c.most then c.most else ${betterScores(chart, sql`c.first`)} end as better
        from (select ends.*, counts.before_first, ${ranksWithPoints(sql`counts.ranked_count`)} as most from ends, counts) c
        offset 0
      ) b
      cross join lateral (
        select s.sort_key, row_number() over (order by ${boardOrder}) as position from scores s
        where s.chart_id = ${chart} and s.ranked and s.sort_key between b.first and b.last
        order by ${boardOrder} limit greatest(0, b.most - b.better)
      ) w group by w.sort_key, b.better, b.most
    ) t where t.sort_key in (select sort_key from page)`;
};
