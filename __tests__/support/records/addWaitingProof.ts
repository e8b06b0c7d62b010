import { randomUUID } from 'node:crypto';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import type { Database } from '../../../src/server/platform/database/tables';
import { addMember } from '../server/addChart';
import { scoreToPost } from './scoreToPost';

interface Proof {
  chart: number;
  /** A new member by default. */
  userId?: number;
  amount?: number;
  at?: Date;
  /** A video by default; the id of an uploaded picture of the member otherwise. */
  picture?: number;
}

let sent = 0;

/** Posts a score on a chart together with its proof, which waits. */
export async function addWaitingProof(
  database: Database,
  { chart, amount = 500, at = new Date('2026-05-02T10:00:00Z'), ...proof }: Proof,
): Promise<{ proofId: number; scoreId: number; userId: number; playerId: number }> {
  sent += 1;
  const userId = proof.userId ?? (await addMember(database));
  const video = `https://www.youtube.com/watch?v=${String(sent).padStart(11, '0')}`;
  const evidence = proof.picture === undefined ? { video } : { picture: proof.picture };
  const row = scoreToPost(chart, { amounts: [amount], key: randomUUID(), proof: evidence });
  const [posted] = await postScores(database, { userId, scores: [row], at });
  if (!posted || !('scoreId' in posted))
    throw new Error(`The score was not posted: ${JSON.stringify(posted)}`);
  const { scoreId } = posted;
  const { id: proofId, playerId } = await database
    .selectFrom('proofs')
    .select(['id', 'playerId'])
    .where('scoreId', '=', scoreId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { proofId, scoreId, userId, playerId };
}
