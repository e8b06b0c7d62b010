import { sql, type RawBuilder } from 'kysely';

/**
 * The id of the series that counts what a player has in the game g, as a query of one row. While the game moves to another series, it is
 * the new one for those who have been moved.
 */
export const seriesOf = (playerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select case when m.id is null then g.series_id when ${playerId} <= m.moved_to then m.to_series
    else m.from_series end as series_id
  from (select) one left join lateral (
    select * from series_moves where game_id = g.id order by id limit 1
  ) m on true`;
