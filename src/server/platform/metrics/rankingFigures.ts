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
  /** Games whose rankings were compared with their scores in the last month, and how many games there are. */
  recounted: number;
  games: number;
  /** How many wrong values these comparisons have mended, and those of the last day. */
  mended: number;
  mendedToday: number;
}

/** A game is recounted every thirty days; a run may be late. */
const month = '32 days';

/** Two rows of the index for each game that waits, and the small tables of games, failures and recounts. */
export async function readRankingFigures(database: Database): Promise<RankingFigures> {
  const { rows } = await sql<RankingFigures>`
    with recursive oldest as (
      (select game_id, at from ranking_changes order by game_id, id limit 1)
      union all
      select n.game_id, n.at from oldest o cross join lateral (
        select game_id, at from ranking_changes where game_id > o.game_id order by game_id, id limit 1) n
    )
    select o.*, r.*, (select count(*) from game_rankings) as games,
      (select count(*) from game_rankings where failures > 0) + (select count(*) from chart_failures) as failing
    from (
      select count(*) as waiting, min(at) as since,
        greatest(0, extract(epoch from clock_timestamp() - min(at)))::float8 as seconds
      from oldest
    ) o, (
      select count(*) as recounted, coalesce(sum(mended), 0)::int as mended,
        coalesce(sum(mended) filter (where at > now() - interval '1 day'), 0)::int as mended_today
      from ranking_recounts where at > now() - ${month}::interval
    ) r`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('There are no figures of rankings.');
  return figures;
}
