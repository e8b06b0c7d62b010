import { sql, type RawBuilder } from 'kysely';
import {
  bestOfAll,
  columnsOf,
  elementsOf,
  exactRanks,
  marksOf,
  orderOf,
  standingsOf,
  widthOf,
  type Ranking,
} from './rankings';

/** How many players behind a mark are counted at most: it was at most the distance of two marks, 250, when they were made. */
const maxBetween = 1000;

/** The largest id of a player. */
const maxId = 2_147_483_647;

/**
 * How many players stand before the row f, and how many of them are better, as columns of one row. Behind the exact ranks they are
 * counted from the nearest mark, which tells how it was when the marks were made; without marks from the best player.
 */
export function placeBefore(ranking: Ranking): RawBuilder<unknown> {
  const [own, first, mark] = [
    columnsOf(ranking, 't'),
    columnsOf(ranking, 'f'),
    elementsOf(ranking, 'm.counts'),
  ];
  const all = standingsOf(ranking);
  const marks = marksOf(ranking);
  const counts = sql`array[${first}]::bigint[]`;
  // A condition on several columns ends a scan only where the first column changes: such a scan needs a limit instead.
  const endsScan = (condition: RawBuilder<unknown>) =>
    widthOf(ranking) === 1 ? sql`and ${condition}` : sql``;
  const unlessReached = (count: RawBuilder<unknown>) =>
    sql`case when x.reached is not true then (${count}) end`;
  return sql`
    select x.reached, x.reached is not true and m.marked as by_marks,
      case when x.reached then x.better
        when m.tied then m.better else m.position + b.after_mark + b.between end as better,
      case when x.reached then x.before
        when m.tied then m.position + b.after_mark else m.position + b.after_mark + b.between + b.equal end as before
    from first f
    left join lateral (
      select n.*, n.counts = ${counts} as tied, n.position > 0 as marked from (
        (select k.position, k.better, k.counts, k.player_id from ${marks}
          and k.counts = ${counts} and k.player_id < f.player_id order by k.player_id desc limit 1)
        union all
        (select k.position, k.better, k.counts, k.player_id from ${marks}
          and k.counts > ${counts} order by k.counts, k.player_id desc limit 1)
        union all select 0, 0, ${bestOfAll(ranking)}, 0
      ) n order by n.position desc limit 1
    ) m on true
    cross join lateral (
      select bool_or(r.player_id = f.player_id) as reached, count(*) filter (where r.is_better) as better,
        count(*) filter (where r.is_better or r.is_equal and r.player_id < f.player_id) as before
      from (
        select t.player_id, row(${own}) > row(${first}) as is_better, row(${own}) = row(${first}) as is_equal
        from ${all} ${endsScan(sql`row(${own}) >= row(${first})`)} order by ${orderOf(ranking)}
        limit case when m.position > ${exactRanks} then 0
          when m.marked then least(${exactRanks}, m.position + ${maxBetween}) else ${exactRanks} end::int
      ) r
    ) x
    cross join lateral (
      select ${unlessReached(sql`
          select count(*) from ${all} and row(${own}) = row(${mark}) and t.player_id > m.player_id
            and t.player_id < case when m.tied then f.player_id else ${maxId} end`)} as after_mark,
        ${unlessReached(sql`
          select count(*) from (
            select ${own} from ${all} and row(${own}) < row(${mark}) ${endsScan(sql`row(${own}) > row(${first})`)}
            order by ${orderOf(ranking)} limit case when m.marked then ${maxBetween}::int end
          ) t where row(${own}) > row(${first})`)} as between,
        ${unlessReached(sql`
          select count(*) from ${all} and not m.tied and row(${own}) = row(${first}) and t.player_id < f.player_id`)} as equal
      -- Counted once, although both columns need it.
      offset 0
    ) b`;
}
