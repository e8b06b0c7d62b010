import { sql } from 'kysely';
import type { ProofStatus } from '../../../contract/records/proofs';
import type { Database } from '../../platform/database/tables';
import { placeOf, type CountedPlace } from '../records/places/livePlaces';
import { holdPlayer } from '../records/players/findOrCreatePlayer';
import { isLastProof } from '../records/scores/lastProof';
import { lockChains } from '../records/scores/scoreEvents';
import { provesScore } from './proofRows';

/** A proof with the score that it is for, as both are while they are locked. */
export interface LockedProof extends Omit<CountedPlace, 'upto'> {
  scoreId: number;
  gameId: number;
  /** Of the player; null for a deleted account. */
  userId: number | null;
  state: ProofStatus;
  sentAt: string;
  claimedBy: number | null;
  claimedUntil: string | null;
  secondedBy: number | null;
  decidedBy: number | null;
  reason: string | null;
  note: string | null;
  video: string | null;
  /** Of the picture as it is shown; null for a video. */
  sha256: string | null;
  scoreRevision: number;
  dueAt: string | null;
  /** Whether a refusal ends the time to prove the score. */
  lastProof: boolean;
  provesScore: boolean;
}

/**
 * Locks a proof, after the player and the chart of its score.
 * @returns Undefined for an unknown one, and for one whose score moved to another chart at this moment.
 */
export async function lockProof(
  transaction: Database,
  id: number,
): Promise<LockedProof | undefined> {
  const known = await transaction
    .selectFrom('proofs')
    .innerJoin('scores', 'scores.id', 'proofs.scoreId')
    .select(['scores.chartId', 'scores.playerId'])
    .where('proofs.id', '=', id)
    .executeTakeFirst();
  if (!known) return undefined;
  await holdPlayer(transaction, known.playerId);
  await lockChains(transaction, [known.chartId]);
  await transaction.selectFrom('proofs').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<LockedProof>`
    select p.*, l.user_id, y.sha256, s.revision as score_revision, s.due_at, ${isLastProof} as last_proof, ${provesScore} as proves_score, place.*
    from proofs p join scores s on s.id = p.score_id join players l on l.id = p.player_id
    left join proof_pictures y on y.id = p.proof_picture_id
    cross join ${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place
    where p.id = ${id} and s.chart_id = ${known.chartId}`.execute(transaction);
  return rows[0];
}
