import { sql } from 'kysely';
import type { Database } from '../database/tables';

export interface RankingFigures {
  /** Games with changes that no ranking contains yet. */
  waiting: number;
  /** When the oldest of these changes was made, and how many seconds ago; null without any. */
  since: string | null;
  seconds: number | null;
  /** Games and charts whose ranking failed and is tried again. */
  failing: number;
}

/** Two rows of the index for each game that waits, and the small tables of games and failures. */
export async function readRankingFigures(database: Database): Promise<RankingFigures> {
  const { rows } = await sql<RankingFigures>`
    with recursive oldest as (
      (select game_id, at from ranking_changes order by game_id, id limit 1)
      union all
      select n.game_id, n.at from oldest o cross join lateral (
        select game_id, at from ranking_changes where game_id > o.game_id order by game_id, id limit 1) n
    )
    select count(*) as waiting, min(at) as since,
      greatest(0, extract(epoch from clock_timestamp() - min(at)))::float8 as seconds,
      (select count(*) from game_rankings where failures > 0) + (select count(*) from chart_failures) as failing
    from oldest`.execute(database);
  return rows[0] ?? { waiting: 0, since: null, seconds: null, failing: 0 };
}
