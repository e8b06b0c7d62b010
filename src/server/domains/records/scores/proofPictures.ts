import { sql, type RawBuilder } from 'kysely';
import type { ProofPicture } from '../../../../contract/schemas/proofs';
import type { Database } from '../../../platform/database/tables';
import { picturePath } from '../../../platform/pictures/picturePath';

/** A picture of a proof with its files, the smallest first. */
export interface ProofPictureRow {
  width: number;
  height: number;
  files: { width: number; hash: string }[];
}

/** The picture with this id in proof_pictures; null if there is none, or if it was deleted. Its address is all that protects it. */
export const proofPicture = (id: RawBuilder<unknown>): RawBuilder<ProofPictureRow | null> => sql`
  (select json_build_object('width', i.width, 'height', i.height, 'files', (
      select json_agg(json_build_object('width', f.width, 'hash', f.hash) order by f.width)
      from picture_files f where f.picture_id = i.picture_id))
    from proof_pictures i where i.id = ${id} and i.picture_id is not null)`;

export function toProofPicture(row: ProofPictureRow | null): ProofPicture | null {
  const [smallest, largest] = [row?.files[0], row?.files.at(-1)];
  if (!row || !smallest || !largest) return null;
  return {
    url: picturePath(largest.hash, largest.width),
    width: row.width,
    height: row.height,
    thumbnail: picturePath(smallest.hash, smallest.width),
  };
}

const newAddress = sql`replace(gen_random_uuid()::text, '-', '')`;

/** Gives a picture that moderators have hidden other addresses: the old ones were public. Its id is that in proof_pictures. */
export async function moveHiddenPicture(transaction: Database, id: number): Promise<void> {
  await sql`
    update picture_files f set hash = ${newAddress} from proof_pictures i
    where i.id = ${id} and f.picture_id = i.picture_id`.execute(transaction);
}

/** Gives the picture of a proof that was reversed other addresses: the old ones were public. One that still proves a score keeps them. */
export async function moveReversedPicture(transaction: Database, proofId: number): Promise<void> {
  await sql`
    update picture_files f set hash = ${newAddress}
    from proofs r join proof_pictures i on i.id = r.proof_picture_id
    where r.id = ${proofId} and f.picture_id = i.picture_id and not exists (
      select from proof_pictures o join proofs p on p.proof_picture_id = o.id
      where o.picture_id = i.picture_id and p.state = 'accepted')`.execute(transaction);
}
