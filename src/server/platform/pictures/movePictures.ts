import type { Database } from '../database/tables';
import { createPictureRepository, lockObjects, type PictureFileRow } from './pictureRepository';
import { isDamaged, type PictureStore } from './pictureStore';
import { databaseStore } from './pictureStoreAddress';
import type { PictureStores } from './pictureStores';

interface Move {
  database: Database;
  pictures: PictureStores;
  target: PictureStore;
  /** How many files are moved between two reports of progress. */
  batch?: number;
  onProgress: (progress: { moved: number; of: number; failed: number }) => void;
  /** Called for each file that cannot be read from its present store; it stays there. */
  onFailure: (file: { hash: string; width: number }, reason: string) => void;
}

type FileKey = Pick<PictureFileRow, 'pictureId' | 'width' | 'hash'>;

const atOnce = 4;

/** The files that are not in the target, with the store they are in. */
function misplaced({ database, target }: Pick<Move, 'database' | 'target'>) {
  return database
    .selectFrom('pictureFiles as f')
    .leftJoin('pictureObjects as o', 'o.key', 'f.objectKey')
    .where((where) => where.fn.coalesce('o.store', where.val(databaseStore)), '<>', target.address);
}

async function nextBatch(move: Move, after: FileKey): Promise<FileKey[]> {
  return misplaced(move)
    .select(['f.pictureId', 'f.width', 'f.hash'])
    .where((where) =>
      where(
        where.refTuple('f.pictureId', 'f.width'),
        '>',
        where.tuple(after.pictureId, after.width),
      ),
    )
    .orderBy('f.pictureId')
    .orderBy('f.width')
    .limit(move.batch ?? 100)
    .execute();
}

/**
 * Writes the bytes to the target, reads them back, and only then changes the row. The old object is deleted by the cleanup.
 * If another process moved or deleted the file in the meantime, the row stays as it is.
 */
async function moveFile({ database, pictures, target }: Move, file: PictureFileRow): Promise<void> {
  const bytes = await pictures.read(file);
  const stored = await target.put(bytes);
  await target.get(stored);
  await database.transaction().execute(async (transaction) => {
    await lockObjects(transaction, [stored]);
    await transaction
      .updateTable('pictureFiles')
      .set({ bytes: stored.bytes, objectKey: stored.objectKey })
      .where('pictureId', '=', file.pictureId)
      .where('width', '=', file.width)
      .where('sha256', '=', file.sha256)
      .where('objectKey', file.objectKey === null ? 'is' : '=', file.objectKey)
      .execute();
  });
}

/**
 * Moves all files to the target while nodes read and write them. Stop it at any time and run it again: it continues with what is
 * left.
 * @throws PictureStoreError if a store does not respond.
 */
export async function movePictures(move: Move): Promise<{ moved: number; failed: number }> {
  const repository = createPictureRepository(move.database);
  const { total: of } = await misplaced(move)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const progress = { moved: 0, failed: 0 };
  const moveNext = async (waiting: FileKey[]) => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      try {
        const file = await repository.findFile(key);
        if (file) await moveFile(move, file);
        progress.moved += 1;
      } catch (error) {
        if (!isDamaged(error)) {
          // The others end after the file that they are at.
          waiting.length = 0;
          throw error;
        }
        progress.failed += 1;
        move.onFailure(key, error.reason);
      }
    }
  };
  let after: FileKey = { pictureId: 0, width: 0, hash: '' };
  for (;;) {
    const keys = await nextBatch(move, after);
    const waiting = [...keys];
    // Nothing is at work any more when this fails: the caller closes the database.
    const ends = await Promise.allSettled(
      Array.from({ length: atOnce }, async () => moveNext(waiting)),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (keys.length > 0) move.onProgress({ ...progress, of: Math.max(of, progress.moved) });
    const last = keys.at(-1);
    if (!last) return progress;
    after = last;
  }
}
