import { sql, type RawBuilder } from 'kysely';
import { scoreTransitions } from '../../../contract/records/proofStates';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { lockPlayer } from './lockPlayer';
import { sendProofs } from './sendProofs';

/** The states of scores that take a proof. */
const open = Object.entries(scoreTransitions).flatMap(([state, next]) =>
  next.sendProof ? state : [],
);

/** Whether a refused proof p of score s, of chart c and game g, may be answered: if it is no answer, once, and while the score is what it was. */
export const mayBeAnswered: RawBuilder<boolean> = sql`(
  p.state = 'refused' and p.answers is null and s.amounts = p.amounts and s.state = any(${sql.val(open)}::text[])
  and c.status = 'open' and g.status = 'active'
  and (p.video is not null or c.proof = 'any' and exists (
    select from proof_pictures i where i.id = p.proof_picture_id and i.picture_id is not null))
  and not exists (select from proofs a where a.answers = p.id))`;

interface RefusedProof {
  scoreId: number;
  gameId: number;
  picture: number | null;
  file: string | null;
  video: string | null;
  mayAnswer: boolean;
  answer: number | null;
  /** What the answer says. */
  said: string | null;
}

async function findProof(transaction: Database, id: number, playerId: number) {
  const { rows } = await sql<RefusedProof>`
    select p.score_id, p.game_id, p.proof_picture_id as picture, i.file_sha256 as file, p.video,
      ${mayBeAnswered} as may_answer, a.id as answer, a.comment as said
    from proofs p join scores s on s.id = p.score_id join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    left join proof_pictures i on i.id = p.proof_picture_id left join proofs a on a.answers = p.id
    where p.id = ${id} and p.player_id = ${playerId}`.execute(transaction);
  return rows[0];
}

interface Answer {
  id: number;
  userId: number;
  playerId: number;
  comment: string;
  at: Date;
}

/**
 * Sends the picture or video of a refused proof once more, with the player’s words.
 * @returns The id of the new proof; the same one for the same words.
 * @throws RequestError (404, 409)
 */
export const answerProof = async (
  database: Database,
  { id, userId, playerId, comment, at }: Answer,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const proof = await findProof(transaction, id, playerId);
    if (!proof) throw new RequestError(404, 'proofNotFound');
    const { scoreId, gameId, picture, file, video, answer, said } = proof;
    if (answer !== null && said === comment) return answer;
    if (!proof.mayAnswer) throw new RequestError(409, 'proofNotAnswerable');
    const [sent] = await sendProofs(transaction, {
      userId,
      playerId,
      gameId,
      picture,
      video,
      comment,
      at,
      detail: { ...(file === null ? {} : { file }), ...(video === null ? {} : { video }) },
      scoreIds: [scoreId],
      answers: id,
      key: null,
    });
    if (!sent || 'refused' in sent) throw new RequestError(409, 'proofNotAnswerable');
    return sent.proofId;
  });
