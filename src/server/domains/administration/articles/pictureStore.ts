import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PictureFile } from './imageProcessing';

/** Serializes storing pictures and the cleanup of unused ones, across nodes. */
export async function lockPictures(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7010001)`.execute(transaction);
}

/** Stores the files of a picture. Uploading the same picture again reuses its row and renews its date. */
export async function storePicture(
  transaction: Database,
  files: readonly PictureFile[],
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
  const { id } = await transaction
    .insertInto('pictures')
    .values({ createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = files.map(({ width, hash, bytes }) => {
    return { pictureId: id, width, hash, bytes, contentType: 'image/webp' };
  });
  await transaction.insertInto('pictureFiles').values(rows).execute();
  return id;
}
