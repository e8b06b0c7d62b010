import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../contract/paths';
import type { UploadedProofPicture } from '../../../contract/schemas/proofs';
import type { Database } from '../../platform/database/tables';
import { lockPictures, putFiles, storePicture } from '../../platform/pictures/storePicture';
import type { PlatformServices } from '../../platform/services';
import { findOrCreatePlayer } from '../records/players/findOrCreatePlayer';
import {
  proofPicture,
  toProofPicture,
  type ProofPictureRow,
} from '../records/scores/proofPictures';
import { drawProofPicture } from './drawProofPicture';

interface Picture {
  playerId: number;
  fileSha256: string;
  at: Date;
}

/** Renews the date of a picture that is kept: the cleanup lets it be for a day again. */
async function findKept(
  database: Database,
  { playerId, fileSha256, at }: Picture,
): Promise<UploadedProofPicture | undefined> {
  const { rows } = await sql<{ id: number; picture: ProofPictureRow; scores: number }>`
    with o as (
      update proof_pictures set created_at = ${at.toISOString()}::timestamptz
      where player_id = ${playerId} and file_sha256 = ${fileSha256} and picture_id is not null returning id
    )
    select o.id, ${proofPicture(sql`o.id`)} as picture, (select count(distinct p.score_id) from proofs p
      where p.proof_picture_id = o.id and p.state in ('waiting', 'accepted')) as scores
    from o`.execute(database);
  const [row] = rows;
  const picture = row && toProofPicture(row.picture);
  if (!row || !picture) return undefined;
  const { id, scores } = row;
  return { '@id': `${paths.proofPictures}#${id}`, '@type': 'ProofPicture', id, picture, scores };
}

/**
 * Keeps a picture that a member sent. The same file is kept once for each player.
 * @throws RequestError (422)
 */
export async function keepProofPicture(
  { clock, database, pictures }: Pick<PlatformServices, 'clock' | 'database' | 'pictures'>,
  { userId, bytes }: { userId: number; bytes: Buffer },
): Promise<UploadedProofPicture> {
  const at = clock();
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  const playerId = await findOrCreatePlayer(database, { userId, at });
  const known = await findKept(database, { playerId, fileSha256, at });
  if (known) return known;
  const { files, ...drawn } = await drawProofPicture(bytes);
  // Events publish the hash of an accepted picture: an address that followed from it would stay known after a reversal.
  const named = files.map((file) => ({ ...file, hash: randomUUID().replaceAll('-', '') }));
  const stored = await putFiles(pictures.current, named);
  const sha256 = stored.at(-1)?.sha256 ?? '';
  await database.transaction().execute(async (transaction) => {
    // Sent twice at once, it keeps the addresses that the other response tells.
    await lockPictures(transaction);
    if (await findKept(transaction, { playerId, fileSha256, at })) return;
    const pictureId = await storePicture(transaction, stored, at);
    await transaction
      .insertInto('proofPictures')
      .values({ playerId, pictureId, fileSha256, sha256, ...drawn, createdAt: at })
      // The picture was deleted.
      .onConflict((conflict) =>
        conflict
          .columns(['playerId', 'fileSha256'])
          .doUpdateSet({ pictureId, sha256, ...drawn, createdAt: at }),
      )
      .execute();
  });
  const kept = await findKept(database, { playerId, fileSha256, at });
  if (!kept) throw new Error('The picture of a proof was not kept.');
  return kept;
}
