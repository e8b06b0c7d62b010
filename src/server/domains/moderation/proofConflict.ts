import { sql } from 'kysely';
import type { ProofConflictKind, ProofStatus } from '../../../contract/records/proofs';
import type { ScoreEventKind } from '../../../contract/records/scoreStates';
import type { ProofConflict } from '../../../contract/schemas/moderation';
import type { Database } from '../../platform/database/tables';
import { ProblemError } from '../../platform/errors/problemError';
import { RequestError, type ErrorTextKey } from '../../platform/errors/requestError';
import { toUser, userOf } from './proofRows';

const textKeys: Record<ProofConflictKind, ErrorTextKey> = {
  held: 'proofHeld',
  notHeld: 'proofNotHeld',
  decided: 'proofDecided',
  replaced: 'proofReplaced',
  takenBack: 'proofTakenBack',
  scoreImproved: 'proofScoreImproved',
  scoreWithdrawn: 'proofScoreWithdrawn',
  scoreMerged: 'proofScoreMerged',
  scoreChanged: 'proofScoreChanged',
  notProved: 'proofNotProved',
};

const ofEvents: Partial<Record<ScoreEventKind, ProofConflictKind>> = {
  created: 'scoreImproved',
  improved: 'scoreImproved',
  corrected: 'scoreImproved',
  withdrawn: 'scoreWithdrawn',
  moved: 'scoreMerged',
  merged: 'scoreMerged',
};

interface ConflictRow {
  state: ProofStatus;
  isHeld: boolean;
  claimedId: number | null;
  claimedUntil: string | null;
  claimedBy: Parameters<typeof toUser>[0];
  decidedBy: Parameters<typeof toUser>[0];
  lastEvent: ScoreEventKind | null;
}

interface Conflict {
  id: number;
  userId: number;
  at: Date;
  /** Whether an accepted proof was to be reversed. */
  isReversal?: boolean;
}

const conflictsOfStates: Partial<Record<ProofStatus, ProofConflictKind>> = {
  accepted: 'decided',
  refused: 'decided',
  revoked: 'decided',
  replaced: 'replaced',
  takenBack: 'takenBack',
};

function kindOf(row: ConflictRow, { userId, isReversal }: Conflict): ProofConflictKind {
  const { state, lastEvent } = row;
  const changed = (lastEvent && ofEvents[lastEvent]) ?? 'scoreChanged';
  if (state === 'waiting') {
    if (isReversal) return 'notProved';
    if (!row.isHeld) return 'notHeld';
    return row.claimedId === userId ? changed : 'held';
  }
  if (isReversal && state === 'accepted') return changed === 'scoreChanged' ? 'notProved' : changed;
  return conflictsOfStates[state] ?? changed;
}

/** Why a proof cannot be claimed or decided as it is now. */
export async function proofConflict(
  database: Database,
  conflict: Conflict,
): Promise<ProblemError | RequestError> {
  const { rows } = await sql<ConflictRow>`
    select p.state, coalesce(p.claimed_until > ${conflict.at} and p.claimed_by is not null, false) as is_held,
      p.claimed_by as claimed_id, p.claimed_until, ${userOf('p.claimed_by')} as claimed_by,
      ${userOf('p.decided_by')} as decided_by,
      (select e.kind from score_events e where e.score_id = p.score_id order by e.id desc limit 1) as last_event
    from proofs p where p.id = ${conflict.id}`.execute(database);
  const row = rows[0];
  if (!row) return new RequestError(404, 'proofNotFound');
  const error = kindOf(row, conflict);
  const isHeld = error === 'held';
  const fields: Pick<ProofConflict, 'error' | 'by' | 'until'> = {
    error,
    by: toUser(isHeld ? row.claimedBy : row.decidedBy),
    until: isHeld ? row.claimedUntil : null,
  };
  return new ProblemError({ status: 409, textKey: textKeys[error], fields });
}
