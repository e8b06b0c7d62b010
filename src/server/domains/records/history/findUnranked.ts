import { sql } from 'kysely';
import type { EventDetail } from '../../../../contract/records/decisions';
import type { ScoreEventKind } from '../../../../contract/records/scoreStates';
import type { Unranked } from '../../../../contract/schemas/takeBack';
import type { Database } from '../../../platform/database/tables';
import { unrankedCause, unrankedPlayer, type UnrankedFacts } from '../players/unrankedFacts';

interface Withdrawal {
  kind: ScoreEventKind;
  at: string;
  detail: EventDetail | null;
  note: string | null;
  /** Whether the player did it. */
  own: boolean;
}

/** The last event of a withdrawn score. The first one was done by its player, also if the account is deleted. */
async function findWithdrawal(
  database: Database,
  scoreId: number,
): Promise<Withdrawal | undefined> {
  const { rows } = await sql<Withdrawal>`
    select e.kind, e.at, e.detail, n.text as note, e.actor_id is not distinct from (
      select actor_id from score_events where score_id = ${scoreId} order by id limit 1) as own
    from score_events e left join event_notes n on n.chart_id = e.chart_id and n.sequence = e.sequence
    where e.score_id = ${scoreId} order by e.id desc limit 1`.execute(database);
  return rows[0];
}

/** Why a score does not rank, and since when. */
export async function findUnranked(
  database: Database,
  scoreId: number,
  row: UnrankedFacts,
): Promise<Unranked> {
  if (row.state === 'withdrawn') {
    const withdrawal = await findWithdrawal(database, scoreId);
    if (!withdrawal) return { cause: 'withdrawn', since: null, reason: null, note: null };
    const { kind, at: since, detail, note, own } = withdrawal;
    const by = own ? 'withdrawn' : 'withdrawnByStaff';
    return { cause: kind === 'moved' ? 'merged' : by, since, reason: detail?.reason ?? null, note };
  }
  const cause = unrankedCause(row);
  const player =
    cause === 'playerUnranked' || cause === 'accountDisabled' ? unrankedPlayer(row) : null;
  return { cause, ...(player ?? { since: null, reason: null, note: null }) };
}
