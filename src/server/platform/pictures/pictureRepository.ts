import type { Database } from '../database/tables';
import { PictureStoreError, type StoredBytes } from './pictureStore';

/** A file's row, with the store of its bytes. */
export interface PictureFileRow extends StoredBytes {
  pictureId: number;
  width: number;
  hash: string;
  contentType: string;
  /** Null if the bytes are in the row. */
  store: string | null;
}

export function createPictureRepository(database: Database) {
  const files = database
    .selectFrom('pictureFiles as f')
    .leftJoin('pictureObjects as o', 'o.key', 'f.objectKey');
  return {
    async findFile({ hash, width }: { hash: string; width: number }) {
      return files
        .selectAll('f')
        .select('o.store')
        .where('f.hash', '=', hash)
        .where('f.width', '=', width)
        .executeTakeFirst();
    },
  };
}

/**
 * Keeps the objects from being deleted until the transaction, which refers to them, ends.
 * @throws PictureStoreError if the cleanup has deleted one: the upload took too long.
 */
export async function lockObjects(
  transaction: Database,
  stored: readonly StoredBytes[],
): Promise<void> {
  const keys = stored.flatMap(({ objectKey }) => objectKey ?? []);
  if (keys.length === 0) return;
  const locked = await transaction
    .selectFrom('pictureObjects')
    .select('key')
    .where('key', 'in', keys)
    .where('deletedAt', 'is', null)
    .forShare()
    .execute();
  if (locked.length < keys.length) throw new PictureStoreError('expired', 'pictureNotStored');
}
