import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { PictureFile } from './encodePicture';
import { lockObjects } from './pictureRepository';
import type { PictureStore, StoredBytes } from './pictureStore';

/** A file whose bytes are in their store; its row is not written yet. */
export type StoredPictureFile = Pick<PictureFile, 'width' | 'hash'> & StoredBytes;

/** Serializes storing pictures and the cleanup of unused ones, across nodes. */
export async function lockPictures(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7010001)`.execute(transaction);
}

/**
 * Puts the bytes of files into their store. Before the transaction that inserts their rows: a row never refers to an object that does not
 * exist, and no lock waits for the store.
 */
export const putFiles = async (
  store: PictureStore,
  files: readonly PictureFile[],
): Promise<StoredPictureFile[]> =>
  Promise.all(
    files.map(async ({ width, hash, bytes }) => ({ width, hash, ...(await store.put(bytes)) })),
  );

/**
 * Stores the rows of a picture's files, the largest one last. Uploading the same picture again reuses its row and renews its date. Pictures
 * that differ in the largest size only keep one row of a smaller one.
 */
export async function storePicture(
  transaction: Database,
  files: readonly StoredPictureFile[],
  now: Date,
): Promise<number> {
  await lockPictures(transaction);
  const known = await transaction
    .updateTable('pictures')
    .set({ createdAt: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('pictureFiles')
        .select('pictureId')
        .where('hash', '=', files.at(-1)?.hash ?? ''),
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
  await transaction
    .insertInto('pictureFiles')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return id;
}
