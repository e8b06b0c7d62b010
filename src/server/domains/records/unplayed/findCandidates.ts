import { sql } from 'kysely';
import { gameLimits } from '../../../../contract/gameAdministration';
import { unplayedRules } from '../../../../contract/records/unplayed';
import type { Database } from '../../../platform/database/tables';
import { rankedCount } from '../places/livePlaces';

interface Request {
  playerId: number;
  /** Undefined for the games that the player played last. */
  game: number | undefined;
  /** How many of these games. */
  games?: number;
}

/** A chart that a player has never played, and how many scores rank there. */
export interface Candidate {
  id: number;
  scores: number;
}

/**
 * The charts of a game on which a player has no score and a first one would count; without a game those among the first ones of the games that
 * the player played last. A withdrawn score is a score, too.
 */
export async function findCandidates(
  database: Database,
  { playerId, game, games: most = unplayedRules.games }: Request,
): Promise<Candidate[]> {
  const games =
    game === undefined
      ? sql`select n.game_id as id from game_standings n join games g on g.id = n.game_id
          where n.player_id = ${playerId} and n.score_count > 0 and n.score_count < g.chart_count and g.status = 'active'
          order by n.last_score_at desc nulls last, n.game_id desc limit ${most}`
      : sql`select g.id from games g where g.id = ${game} and g.status = 'active'`;
  const charts = game === undefined ? unplayedRules.charts : gameLimits.charts;
  const { rows } = await sql<Candidate>`
    with latest as materialized (${games})
    select c.id, ${rankedCount(sql`c.id`)} as scores
    from latest l cross join lateral (
      select c.id, c.status, u.ranked from chart_groups u join charts c on c.group_id = u.id where u.game_id = l.id
      order by u.position, u.id, c.position, c.id limit ${charts}
    ) c
    where c.status = 'open' and c.ranked
      and not exists (select from scores s where s.chart_id = c.id and s.player_id = ${playerId})`.execute(
    database,
  );
  return rows;
}
