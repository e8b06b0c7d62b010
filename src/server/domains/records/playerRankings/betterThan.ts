import { sql, type RawBuilder } from 'kysely';
import { markedOf } from './findStandingPage';
import {
  bestOfAll,
  columnsOf,
  elementsOf,
  marksOf,
  orderOf,
  standingsOf,
  type Ranking,
} from './rankings';

/** How many players behind a mark are counted at most: it was at most the distance of two marks, 250, when they were made. */
const maxBetween = 500;

/**
 * How many players are better than the row of a query, which nobody need have: counted from the nearest mark before it, without marks
 * from the best player.
 */
export function betterThan(ranking: Ranking, row: RawBuilder<unknown>): RawBuilder<unknown> {
  const [mine, wanted] = [columnsOf(ranking, 't'), columnsOf(ranking, 'f')];
  const mark = elementsOf(ranking, 'm.counts');
  const all = standingsOf(ranking);
  return sql`(
    select m.position
      + (select count(*) from ${all} and row(${mine}) = row(${mark}) and t.player_id > m.player_id)
      + (select count(*) from (
          select ${mine} from ${all} and row(${mine}) < row(${mark}) order by ${orderOf(ranking)}
          limit case when exists (select from ${markedOf(ranking)}) then ${maxBetween}::int end
        ) t where row(${mine}) > row(${wanted}))
    from (${row}) f cross join lateral (
      (select k.position, k.counts, k.player_id from ${marksOf(ranking)} and k.counts > array[${wanted}]::bigint[]
        order by k.counts, k.player_id desc limit 1)
      union all select 0, ${bestOfAll(ranking)}, 0
      order by position desc limit 1
    ) m)`;
}
