import { sql } from 'kysely';
import type { EventDetail } from '../../../../contract/records/decisions';
import type { Database } from '../../../platform/database/tables';
import { isPublic } from '../../games/gameRows';

/** Whose score it is. */
export interface ScoreOwner {
  chartId: number;
  /** Null once the account is deleted. */
  userId: number | null;
}

/** Undefined for an unknown score, and for one of a game that is not public. */
export async function findOwner(
  database: Database,
  scoreId: number,
): Promise<ScoreOwner | undefined> {
  const { rows } = await sql<ScoreOwner>`
    select s.chart_id, p.user_id from scores s join players p on p.id = s.player_id
    join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = ${scoreId} and ${isPublic}`.execute(database);
  return rows[0];
}

interface Withdrawal {
  actorId: number | null;
  revision: number;
  detail: EventDetail | null;
}

/** The withdrawal of a score that is withdrawn: its last event. */
export async function readWithdrawal(
  database: Database,
  scoreId: number,
): Promise<Withdrawal | undefined> {
  const { rows } = await sql<Withdrawal>`
    select e.actor_id, e.revision, e.detail from (
      select * from score_events where score_id = ${scoreId} order by id desc limit 1
    ) e where e.kind = 'withdrawn'`.execute(database);
  return rows[0];
}
