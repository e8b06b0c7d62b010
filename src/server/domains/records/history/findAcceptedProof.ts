import { sql } from 'kysely';
import type { AcceptedProof } from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { proofPicture, toProofPicture, type ProofPictureRow } from '../scores/proofPictures';
import { userOf, type UserRow } from './userOf';

interface ProofRow extends UserRow {
  picture: ProofPictureRow | null;
  video: string | null;
  decidedAt: string | null;
}

/** A picture that a moderator hid proves the score as before, but is not shown. */
const shownPicture = sql`(select i.id from proof_pictures i where i.id = p.proof_picture_id and i.hidden_at is null)`;

/** What proves the present value of a proved score; null for one that was proved without. */
export async function findAcceptedProof(
  database: Database,
  scoreId: number,
): Promise<AcceptedProof | null> {
  const { rows } = await sql<ProofRow>`
    select ${proofPicture(shownPicture)} as picture, p.video, p.decided_at,
      u.id as user_id, u.username, u.slug as user_slug
    from proofs p left join users u on u.id = p.decided_by
    where p.score_id = ${scoreId} and p.state = 'accepted'
    order by p.revision desc, p.id desc limit 1`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { video, decidedAt } = row;
  return { picture: toProofPicture(row.picture), video, decidedAt, by: userOf(row) };
}
