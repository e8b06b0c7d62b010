import { sql, type RawBuilder } from 'kysely';
import { rivalRules } from '../../../../contract/records/rivals';
import type { Database } from '../../../platform/database/tables';
import { isOfPublicChart } from '../scores/listedScores';

export interface NearPlayer {
  playerId: number;
  /** On how many of the charts no more than a few places are between the two. */
  near: number;
}

/** The scores right before or behind a score s on its board, from its index alone. */
function neighbours(side: '<' | '>'): RawBuilder<unknown> {
  const order =
    side === '<'
      ? sql`o.sort_key desc, o.changed_at desc, o.id desc`
      : sql`o.sort_key, o.changed_at, o.id`;
  return sql`(select o.player_id, o.sort_key, row_number() over (order by ${order}) as distance from (
    select o.player_id, o.sort_key, o.changed_at, o.id from scores o
    where o.chart_id = s.chart_id and o.ranked and (o.sort_key, o.changed_at, o.id) ${sql.raw(side)} (s.sort_key, s.changed_at, s.id)
    order by ${order} limit ${rivalRules.around}) o)`;
}

/**
 * The players near the latest scores of a player: those who are close on most charts, and those who are before or behind the player most
 * often, in turn.
 */
export async function findNearPlayers(database: Database, playerId: number): Promise<NearPlayer[]> {
  const { latestScores, near, compared } = rivalRules;
  const { rows } = await sql<NearPlayer>`
    with latest as materialized (
      select s.id, s.chart_id, s.sort_key, s.changed_at, s.ranked from scores s where s.player_id = ${playerId}
      order by s.changed_at desc, s.id desc limit ${latestScores}
    ), own as materialized (
      select s.* from latest s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      where s.ranked and ${isOfPublicChart}
    ), met as (
      select o.player_id, count(*) filter (where o.distance <= ${near}::int) as near, count(*) as met,
        count(*) filter (where o.sort_key < s.sort_key) - count(*) filter (where o.sort_key > s.sort_key) as ahead
      from own s cross join lateral (${neighbours('<')} union all ${neighbours('>')}) o group by o.player_id
    ), ordered as (
      select m.*, row_number() over (order by m.near desc, m.met desc, m.player_id) as by_near,
        row_number() over (order by m.ahead desc, m.player_id) as by_ahead,
        row_number() over (order by m.ahead, m.player_id) as by_behind
      from met m
    )
    select player_id, near::int from ordered order by least(by_near, by_ahead, by_behind), by_near limit ${compared}`.execute(
    database,
  );
  return rows;
}
