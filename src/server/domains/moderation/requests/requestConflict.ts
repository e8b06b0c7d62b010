import { sql } from 'kysely';
import type { RequestConflictKind, RequestState } from '../../../../contract/records/proofRequests';
import type { ScoreEventKind } from '../../../../contract/records/scoreStates';
import type { RequestConflict } from '../../../../contract/schemas/requests';
import type { Database } from '../../../platform/database/tables';
import { ProblemError } from '../../../platform/errors/problemError';
import { RequestError, type ErrorTextKey } from '../../../platform/errors/requestError';
import { toUser, userOf } from '../proofRows';

const textKeys: Record<RequestConflictKind, ErrorTextKey> = {
  decided: 'requestDecided',
  scoreImproved: 'proofScoreImproved',
  scoreWithdrawn: 'proofScoreWithdrawn',
  scoreMerged: 'proofScoreMerged',
  proofSent: 'requestProofSent',
  scoreProved: 'requestProved',
  scoreChanged: 'proofScoreChanged',
  chartClosed: 'requestChartClosed',
};

const ofEvents: Partial<Record<ScoreEventKind, RequestConflictKind>> = {
  created: 'scoreImproved',
  improved: 'scoreImproved',
  corrected: 'scoreImproved',
  withdrawn: 'scoreWithdrawn',
  moved: 'scoreMerged',
  merged: 'scoreMerged',
  proofSent: 'proofSent',
  proofAccepted: 'scoreProved',
};

interface ConflictRow {
  state: RequestState;
  decidedBy: Parameters<typeof toUser>[0];
  lastEvent: ScoreEventKind | null;
}

/** Why a request cannot be decided as it is now; `closed`: because of its chart. */
export async function requestConflict(
  database: Database,
  id: number,
  closed = false,
): Promise<ProblemError | RequestError> {
  const { rows } = await sql<ConflictRow>`
    select r.state, ${userOf('r.decided_by')} as decided_by,
      (select e.kind from score_events e where e.score_id = r.score_id order by e.id desc limit 1) as last_event
    from proof_requests r where r.id = ${id}`.execute(database);
  const row = rows[0];
  if (!row) return new RequestError(404, 'requestNotFound');
  const isDecided = row.state === 'accepted' || row.state === 'refused';
  const changed = (row.lastEvent && ofEvents[row.lastEvent]) ?? 'scoreChanged';
  const error = isDecided ? 'decided' : closed ? 'chartClosed' : changed;
  const fields: Pick<RequestConflict, 'error' | 'by'> = { error, by: toUser(row.decidedBy) };
  return new ProblemError({ status: 409, textKey: textKeys[error], fields });
}
