import { sql } from 'kysely';
import type { ProofRefusal } from '../../../contract/records/proofs';
import type { ChartProof } from '../../../contract/records/catalogue';
import type { EventDetail } from '../../../contract/records/decisions';
import type { Database } from '../../platform/database/tables';
import { actOnScores } from '../records/scores/actOnScores';
import { holdGames } from '../records/scores/chartRules';
import { lockChains } from '../records/scores/scoreEvents';
import { addProofs, endProofs } from '../records/scores/waitingProofs';
import { lockPlayer } from './lockPlayer';

/** What a player sends for scores. */
export interface ProofsToSend {
  playerId: number;
  userId: number;
  /** That of the path first: the others have to be of the same game. */
  scoreIds: readonly number[];
  picture: number | null;
  video: string | null;
  detail: EventDetail;
  comment: string | null;
  /** The refused proof that it answers. */
  answers?: number;
  key: string | null;
  at: Date;
}

export type SentProof = { scoreId: number } & ({ proofId: number } | { refused: ProofRefusal });

interface ScoreFacts {
  id: number;
  chartId: number;
  playerId: number;
  gameId: number;
  isOpen: boolean;
  proof: ChartProof;
}

/** Scores of games that are public. */
export async function findScoreFacts(
  database: Database,
  scoreIds: readonly number[],
): Promise<Map<number, ScoreFacts>> {
  const { rows } = await sql<ScoreFacts>`
    select s.id, s.chart_id, s.player_id, c.game_id, c.proof, c.status = 'open' and g.status = 'active' as is_open
    from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = any(${sql.val([...scoreIds])}::int[]) and g.status in ('active', 'closed')`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The proofs that the player sent with the key before, by score. */
async function findSent(database: Database, { playerId, key }: ProofsToSend) {
  if (key === null) return new Map<number, never>();
  const rows = await database
    .selectFrom('proofs')
    .select(['id', 'scoreId', 'proofPictureId as picture', 'video'])
    .where('playerId', '=', playerId)
    .where('clientKey', '=', key)
    .execute();
  return new Map(rows.map((row) => [row.scoreId, row]));
}

function refusalOf(
  score: ScoreFacts | undefined,
  { playerId, picture, gameId }: ProofsToSend & { gameId: number },
): ProofRefusal | undefined {
  if (!score) return 'scoreNotFound';
  if (score.playerId !== playerId) return 'notYours';
  if (score.gameId !== gameId) return 'otherGame';
  if (!score.isOpen) return 'chartClosed';
  return picture !== null && score.proof === 'video' ? 'videoNeeded' : undefined;
}

/** Ends the time of scores that is over, before the job does: a late proof brings them back only once it is accepted. */
async function expireOverdue(transaction: Database, scoreIds: readonly number[], at: Date) {
  const overdue = await transaction
    .selectFrom('scores')
    .select('id as scoreId')
    .where('id', 'in', scoreIds)
    .where('state', '=', 'due')
    .where('dueAt', '<=', at.toISOString())
    .execute();
  const deeds = overdue.map(({ scoreId }) => ({ scoreId, action: 'expire' as const }));
  await actOnScores(transaction, { deeds, actorId: null, at });
}

/**
 * Changes the scores, of which those with a waiting proof lose that one first.
 * @returns The changed scores, and the places that new proofs take over: of scores that have to be proved, so that nobody puts the decision off.
 */
async function act(transaction: Database, sent: ProofsToSend, scoreIds: readonly number[]) {
  const places = new Map<number, string>();
  if (scoreIds.length === 0) return { changed: new Map<number, never>(), places };
  const { userId: actorId, at, detail } = sent;
  const waiting = await transaction
    .selectFrom('proofs')
    .innerJoin('scores', 'scores.id', 'proofs.scoreId')
    .select(['proofs.scoreId', 'proofs.sentAt', 'scores.dueAt'])
    .where('proofs.scoreId', 'in', scoreIds)
    .where('proofs.state', '=', 'waiting')
    .execute();
  await expireOverdue(transaction, scoreIds, at);
  // The time stands still since the first one was sent, whose place the new one takes over.
  const replaced = waiting.map(({ scoreId, dueAt }) => ({
    scoreId,
    action: 'takeProofBack' as const,
    ...(dueAt === null ? {} : { dueAt: new Date(dueAt) }),
  }));
  const taken = await actOnScores(transaction, { deeds: replaced, actorId, at });
  for (const { scoreId, sentAt } of waiting)
    if (taken.get(scoreId)?.score.state === 'proof_waiting_due') places.set(scoreId, sentAt);
  // Also one that a node of the version before has left without its score’s state.
  await endProofs(
    transaction,
    waiting.map(({ scoreId }) => scoreId).filter((id) => taken.has(id)),
    'replaced',
  );
  const deeds = scoreIds.map((scoreId) => ({ scoreId, action: 'sendProof' as const, detail }));
  return { changed: await actOnScores(transaction, { deeds, actorId, at }), places };
}

/**
 * Sends a proof of scores of a game. A refused score does not stop the others.
 * @returns One result for each score, in order. A score that got its proof with the same key before gets the same result.
 */
export async function sendProofs(
  transaction: Database,
  sent: ProofsToSend & { gameId: number },
): Promise<SentProof[]> {
  const { playerId, scoreIds, picture, video, comment, key, at, gameId } = sent;
  await lockPlayer(transaction, playerId);
  await holdGames(transaction, [gameId]);
  const facts = await findScoreFacts(transaction, scoreIds);
  const results = new Map<number, { proofId: number } | { refused: ProofRefusal }>();
  for (const [scoreId, { id, ...before }] of await findSent(transaction, sent)) {
    const isSame = before.picture === picture && before.video === video;
    results.set(scoreId, isSame ? { proofId: id } : { refused: 'keyReused' });
  }
  for (const id of scoreIds.filter((one) => !results.has(one))) {
    const refused = refusalOf(facts.get(id), sent);
    if (refused) results.set(id, { refused });
  }
  const left = scoreIds.filter((id) => !results.has(id));
  // Before the first of several actions: each locks its own scores only, and all of them must be locked in one order.
  await lockChains(
    transaction,
    left.flatMap((id) => facts.get(id)?.chartId ?? []),
  );
  const { changed, places } = await act(transaction, sent, left);
  const evidence = { picture, video, comment, answers: sent.answers ?? null, clientKey: key };
  const proofs = [...changed].map(([scoreId, { score, revision }]) => {
    const sentAt = places.get(scoreId) ?? null;
    return { scoreId, gameId, revision, amounts: score.amounts, sentAt, ...evidence };
  });
  for (const [id, proofId] of await addProofs(transaction, { playerId, proofs, at }))
    results.set(id, { proofId });
  return scoreIds.map((scoreId) => ({
    scoreId,
    ...(results.get(scoreId) ?? { refused: 'stateForbids' }),
  }));
}
