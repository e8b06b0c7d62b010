import type { EventDetail } from '../../../src/contract/records/decisions';
import { actOnScores } from '../../../src/server/domains/records/scores/actOnScores';
import type { Database } from '../../../src/server/platform/database/tables';

interface Decision {
  proofId: number;
  decision: 'accept' | 'refuse' | 'revoke';
  /** The moderator. */
  by?: number;
  /** Three days after the proof was sent by default. */
  at?: Date;
}

const decisions = {
  accept: { action: 'acceptProof', state: 'accepted', reason: null },
  refuse: { action: 'refuseProof', state: 'refused', reason: 'unreadable' },
  revoke: { action: 'revokeProof', state: 'revoked', reason: 'forged' },
} as const;

/** Decides about a proof as a moderator does. */
export async function decideProof(
  database: Database,
  { proofId, decision, by, ...moment }: Decision,
): Promise<void> {
  const { action, state, reason } = decisions[decision];
  await database.transaction().execute(async (transaction) => {
    const { scoreId, video, sha256, sentAt } = await transaction
      .selectFrom('proofs')
      .leftJoin('proofPictures', 'proofPictures.id', 'proofs.proofPictureId')
      .select(['proofs.scoreId', 'proofs.video', 'proofPictures.sha256', 'proofs.sentAt'])
      .where('proofs.id', '=', proofId)
      .executeTakeFirstOrThrow();
    const at = moment.at ?? new Date(Date.parse(sentAt) + 3 * 86_400_000);
    const detail: EventDetail = {
      ...(reason && { reason }),
      ...(video !== null && { video }),
      ...(sha256 !== null && { picture: sha256 }),
    };
    const deeds = [{ scoreId, action, detail }];
    const done = await actOnScores(transaction, { deeds, actorId: by ?? null, at });
    if (done.size === 0) throw new Error(`The state of the score forbids to ${decision}.`);
    await transaction
      .updateTable('proofs')
      .set({ state, reason, decidedBy: by ?? null, decidedAt: at })
      .where('id', '=', proofId)
      .execute();
  });
}
