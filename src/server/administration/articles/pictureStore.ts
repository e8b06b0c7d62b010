import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import type { PictureFile } from './imageProcessing';

/** Those who store pictures and who clears them away wait for one another. */
export async function lockPictures(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7010001)`.execute(transaction);
}

/** Stores the files of a picture; the same picture twice is one, and counts as new again. */
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
