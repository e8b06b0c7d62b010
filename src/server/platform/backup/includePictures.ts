import type { Database } from '../database/tables';
import { createPictureRepository } from '../pictures/pictureRepository';
import { isDamaged } from '../pictures/pictureStore';
import type { PictureStores } from '../pictures/pictureStores';

export interface IncludedPictures {
  /** Receives a file that its bucket lost or damaged. It is dumped without bytes. */
  onDamaged: (file: { hash: string; width: number }, reason: string) => void;
  /**
   * The stores to read from. With the embedded database, whose only connection the dump holds, they have to use the given
   * transaction.
   */
  openStores: (transaction: Database) => Pick<PictureStores, 'read'>;
}

const isInBucket = (line: string): boolean => line.includes('"object_key":"');

/**
 * Returns a function that moves the bytes of rows of picture_files from their buckets into the rows: a backup has to hold its
 * pictures, and a restored site must not share objects with the original. It returns such rows one at a time.
 */
export function createPictureReader(
  transaction: Database,
  { onDamaged, openStores }: IncludedPictures,
) {
  const repository = createPictureRepository(transaction);
  const stores = openStores(transaction);
  return async function* include(page: string[]): AsyncGenerator<string[]> {
    if (!page.some(isInBucket)) return yield page;
    for (const line of page) yield [isInBucket(line) ? await includeBytes(line) : line];
  };

  async function includeBytes(line: string): Promise<string> {
    const row: { hash: string; width: number } = JSON.parse(line);
    const bytes = await readBytes(row);
    return JSON.stringify({ ...row, bytes: `\\x${bytes.toString('hex')}`, object_key: null });
  }

  async function readBytes(key: { hash: string; width: number }): Promise<Buffer> {
    const file = await repository.findFile(key);
    if (!file) throw new TypeError('A picture disappeared from the snapshot.');
    try {
      return await stores.read(file);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      onDamaged(key, error.reason);
      return Buffer.alloc(0);
    }
  }
}
