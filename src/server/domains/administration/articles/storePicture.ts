import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { lockObjects } from '../../../platform/pictures/pictureRepository';
import type { StoredBytes } from '../../../platform/pictures/pictureStore';
import type { PictureFile } from './imageProcessing';

/** A file whose bytes are in their store; its row is not written yet. */
export type StoredPictureFile = Pick<PictureFile, 'width' | 'hash'> & StoredBytes;

/** Serializes storing pictures and the cleanup of unused ones, across nodes. */
export async function lockPictures(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7010001)`.execute(transaction);
}

/** Stores the rows of a picture's files. Uploading the same picture again reuses its row and renews its date. */
export async function storePicture(
  transaction: Database,
  files: readonly StoredPictureFile[],
  now: Date,
): Promise<number> {
  await lockPictures(transaction);
  const hashes = files.map(({ hash }) => hash);
  const known = await transaction
    .updateTable('pictures')
    .set({ createdAt: now })
    .where('id', 'in', (query) =>
      query.selectFrom('pictureFiles').select('pictureId').where('hash', 'in', hashes),
    )
    .returning('id')
    .executeTakeFirst();
  if (known) return known.id;
  await lockObjects(transaction, files);
  const { id } = await transaction
    .insertInto('pictures')
    .values({ createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = files.map((file) => ({ ...file, pictureId: id, contentType: 'image/webp' }));
  await transaction.insertInto('pictureFiles').values(rows).execute();
  return id;
}
