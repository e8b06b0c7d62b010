import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** A proof to add. */
export interface NewProof {
  scoreId: number;
  gameId: number;
  /** Of the score once the proof is sent, and what it claims. */
  revision: number;
  amounts: readonly number[];
  /** Of an uploaded picture, or the address of a video. */
  picture: number | null;
  video: string | null;
  comment: string | null;
  /** The refused proof that it answers. */
  answers: number | null;
  clientKey: string | null;
  /** The place in the queue that it takes over; null for its end. */
  sentAt: string | null;
}

/** Ends the waiting proofs of scores, whose chains must be locked: whoever judges one finds it gone. */
export async function endProofs(
  transaction: Database,
  scoreIds: readonly number[],
  state: 'closed' | 'replaced' | 'takenBack',
): Promise<void> {
  if (scoreIds.length === 0) return;
  await transaction
    .updateTable('proofs')
    .set({ state, claimedBy: null, claimedUntil: null, secondedBy: null })
    .where('scoreId', 'in', scoreIds)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Puts proofs of a player at the ends of the queues of their games. No proof gets a place before one that waits already, so a place only
 * becomes better.
 * @returns The id of each proof, by score.
 */
export async function addProofs(
  transaction: Database,
  { playerId, proofs, at }: { playerId: number; proofs: readonly NewProof[]; at: Date },
): Promise<Map<number, number>> {
  if (proofs.length === 0) return new Map();
  const games = [...new Set(proofs.map(({ gameId }) => gameId))].toSorted((one, two) => one - two);
  // Last of all locks: proofs of a game are added one after another.
  await sql`select pg_advisory_xact_lock(7045, game) from unnest(${sql.val(games)}::int[]) game`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: number; scoreId: number }>`
    insert into proofs (score_id, game_id, player_id, revision, amounts, proof_picture_id, video, comment, answers,
      client_key, sent_at)
    select p."scoreId", p."gameId", ${playerId}, p.revision, p.amounts, p.picture, p.video, p.comment, p.answers,
      p."clientKey", coalesce(p."sentAt", greatest(${at.toISOString()}::timestamptz,
        (select max(q.sent_at) from proofs q where q.game_id = p."gameId" and q.state = 'waiting')))
    from jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb) p ("scoreId" int, "gameId" int, revision int,
      amounts bigint[], picture int, video text, comment text, answers int, "clientKey" uuid, "sentAt" timestamptz)
    returning id, score_id`.execute(transaction);
  return new Map(rows.map(({ id, scoreId }) => [scoreId, id]));
}
