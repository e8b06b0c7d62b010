import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Ranking } from './rankings';

/**
 * Whether members of large ties wait to be paid: in a game, in those of a series, or in any; within a country of these, also whether standings
 * that are older than such rankings wait for their country.
 */
export async function isCounting(
  database: Database,
  { gameId, seriesId, country }: Partial<Pick<Ranking, 'gameId' | 'seriesId' | 'country'>> = {},
): Promise<boolean> {
  const ofGame =
    seriesId !== undefined
      ? sql`and game_id in (select id from games where series_id = ${seriesId})`
      : gameId === undefined
        ? sql``
        : sql`and game_id = ${gameId}`;
  // The order leaves the planner the index, also before it knows how few games wait.
  const waits = sql`(select from game_rankings where ties_changed - ties_paid > 0 ${ofGame}
    order by ties_changed - ties_paid limit 1)`;
  const filling = sql`(select from game_rankings where countries_to is not null ${ofGame} order by game_id limit 1)`;
  const { rows } = await (
    country === undefined ? waits : sql`${waits} union all ${filling}`
  ).execute(database);
  return rows.length > 0;
}

/** With more charts to follow as a whole, any platform is taken to have one of them. */
const manyCharts = 1000;

/** Whether the ranking of a platform is still to follow a chart as a whole. */
export async function isFollowing(database: Database, platformId: number): Promise<boolean> {
  const { rows } = await sql`
    with due as materialized (
      select chart_id from platform_changes where player_id is null limit ${manyCharts + 1})
    select where (select count(*) from due) > ${manyCharts} or exists (
      select from due d join charts c on c.id = d.chart_id
      join game_platforms g on g.game_id = c.game_id and g.platform_id = ${platformId})`.execute(
    database,
  );
  return rows.length > 0;
}
