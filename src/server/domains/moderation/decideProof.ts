import { sql } from 'kysely';
import type { EventDetail } from '../../../contract/records/decisions';
import type { ScoreAction } from '../../../contract/records/proofStates';
import { proofRules, type ProofDecision, type ProofStatus } from '../../../contract/records/proofs';
import type { ProofDecisionRequest } from '../../../contract/schemas/moderation';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import type { RequestContext } from '../../platform/http/requestContext';
import { holdAccount } from '../records/players/holdAccount';
import type { PlatformServices } from '../../platform/services';
import { actOnScores } from '../records/scores/actOnScores';
import { moveReversedPicture } from '../records/scores/proofPictures';
import { continuedDueAt } from '../records/scores/resumeDeadlines';
import type { Moderator } from './moderator';
import { lockProof, type LockedProof } from './lockProof';
import { proofConflict } from './proofConflict';
import { needsSecond } from './readModeratedProof';

/** What a decision does to the score, and the state of the proof after it. */
const decisions = {
  accept: { action: 'acceptProof', state: 'accepted', event: 'proofAccepted' },
  refuse: { action: 'refuseProof', state: 'refused', event: 'proofRefused' },
  revoke: { action: 'revokeProof', state: 'revoked', event: 'proofRevoked' },
} as const satisfies Record<
  ProofDecision,
  { action: ScoreAction; state: ProofStatus; event: string }
>;

interface Decision extends Omit<ProofDecisionRequest, 'note'> {
  id: number;
  moderator: Moderator;
  note: string | undefined;
}

const daysAfter = (at: Date, days: number) => at.getTime() + days * 86_400_000;

/** The time to prove the score goes on where it stopped when the proof was sent, but not forever. */
function dueAfterRefusal({ sentAt, dueAt, lastProof }: LockedProof, at: Date): Date {
  if (lastProof) return at;
  if (dueAt === null) return new Date(daysAfter(at, proofRules.daysToProve));
  const continued = continuedDueAt(dueAt, sentAt, at).getTime();
  return new Date(Math.max(continued, daysAfter(at, proofRules.daysAfterRefusal)));
}

/** Whether the moderator has decided the same before: the request was sent again. */
function isRepeated(proof: LockedProof, { decision, reason, note, moderator }: Decision): boolean {
  if (proof.state === 'waiting') return decision === 'accept' && proof.secondedBy === moderator.id;
  return (
    proof.state === decisions[decision].state &&
    proof.decidedBy === moderator.id &&
    proof.reason === (reason ?? null) &&
    proof.note === (note ?? null)
  );
}

/** Whether the proof, its score and the claim are as the moderator saw them. */
function isAsSeen(proof: LockedProof, { decision, moderator, revision }: Decision, at: Date) {
  if (proof.scoreRevision !== revision) return false;
  if (decision === 'revoke') return proof.provesScore;
  return (
    proof.state === 'waiting' &&
    proof.claimedBy === moderator.id &&
    proof.claimedUntil !== null &&
    Date.parse(proof.claimedUntil) > at.getTime()
  );
}

const detailOf = ({ sha256, video }: LockedProof, { decision, reason }: Decision): EventDetail => {
  if (decision !== 'accept') return reason ? { reason } : {};
  if (video !== null) return { video };
  return sha256 === null ? {} : { picture: sha256 };
};

async function writeDecision(
  transaction: Database,
  { id, decision, reason, note, moderator }: Decision,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('proofs')
    .set({
      state: decisions[decision].state,
      decidedBy: moderator.id,
      decidedAt: at,
      reason: reason ?? null,
      note: note ?? null,
      claimedBy: null,
      claimedUntil: null,
    })
    .where('id', '=', id)
    .execute();
}

async function secondProof(transaction: Database, { id, moderator }: Decision): Promise<void> {
  await sql`update proofs set seconded_by = ${moderator.id}, claimed_by = null, claimed_until = null
    where id = ${id}`.execute(transaction);
}

/** Judges a proof. Repeated by the same moderator with the same content, it changes nothing more. */
export const createProofDecision =
  ({
    audit,
    clock,
    database,
    readSite,
  }: Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'readSite'>) =>
  async (context: RequestContext, sent: Decision): Promise<void> => {
    const { id, decision, moderator, note } = sent;
    const at = clock();
    const userId = moderator.id;
    const { secondModeratorFrom } = (await readSite()).records;
    await database.transaction().execute(async (transaction) => {
      // The decision names its moderator.
      await holdAccount(transaction, userId, { toDelete: false });
      const proof = await lockProof(transaction, id);
      const conflict = { id, userId, at, isReversal: decision === 'revoke' };
      if (!proof) throw await proofConflict(transaction, conflict);
      if (isRepeated(proof, sent)) return;
      if (proof.state === 'waiting' && proof.secondedBy === userId)
        throw new RequestError(403, 'secondModerator');
      if (!isAsSeen(proof, sent, at)) throw await proofConflict(transaction, conflict);
      const { scoreId } = proof;
      const details = { proof: id, score: scoreId, game: proof.gameId };
      const entry = { subjectId: proof.userId, details };
      const isFirst = proof.secondedBy === null && needsSecond(proof, secondModeratorFrom);
      if (decision === 'accept' && isFirst) {
        await secondProof(transaction, sent);
        await audit(context, { event: 'proofSeconded', ...entry }, transaction);
        return;
      }
      const deed = {
        scoreId,
        action: decisions[decision].action,
        detail: detailOf(proof, sent),
        note,
        ...(decision === 'refuse' ? { dueAt: dueAfterRefusal(proof, at) } : {}),
      };
      const changed = await actOnScores(transaction, { deeds: [deed], actorId: userId, at });
      if (!changed.has(scoreId)) throw await proofConflict(transaction, conflict);
      await writeDecision(transaction, sent, at);
      if (decision === 'revoke') await moveReversedPicture(transaction, id);
      await audit(context, { event: decisions[decision].event, ...entry }, transaction);
    });
  };
