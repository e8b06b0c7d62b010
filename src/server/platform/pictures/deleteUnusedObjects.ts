import { sql } from 'kysely';
import type { PlatformServices } from '../services';
import type { Database } from '../database/tables';
import { PictureStoreError } from './pictureStore';

/** Milliseconds: far longer than an upload takes. */
const grace = 3_600_000;
const batch = 100;

/** Marks the next unused objects, so that no upload can refer to them any more. Includes those that an earlier run marked. */
async function markUnused(database: Database, { now, after }: { now: Date; after: string }) {
  const { rows } = await sql<{ key: string; store: string }>`
    update picture_objects set deleted_at = ${now.toISOString()}::timestamptz
    where key in (
      select o.key from picture_objects o
      where o.key > ${after} and o.created_at < ${new Date(now.getTime() - grace).toISOString()}::timestamptz
        and not exists (select from picture_files f where f.object_key = o.key)
      order by o.key limit ${batch}
      for update skip locked)
    returning key, store`.execute(database);
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/**
 * Deletes the objects that no file refers to: of failed uploads, deleted pictures and moved files. What a store that fails still
 * has is deleted by a later run. Safe to run on several nodes at once.
 */
export async function deleteUnusedObjects({
  clock,
  database,
  logger,
  pictures,
}: Pick<PlatformServices, 'clock' | 'database' | 'pictures'> & {
  logger: Pick<PlatformServices['logger'], 'warn'>;
}): Promise<number> {
  const failing = new Set<string>();
  let deleted = 0;
  let after = '';
  for (;;) {
    const unused = await markUnused(database, { now: clock(), after });
    for (const { key, store } of unused.filter((object) => !failing.has(object.store))) {
      try {
        await pictures.at(store).delete(key);
        await database.deleteFrom('pictureObjects').where('key', '=', key).execute();
        deleted += 1;
      } catch (error) {
        if (!(error instanceof PictureStoreError)) throw error;
        failing.add(store);
        logger.warn(
          { code: error.reason },
          'unused pictures could not be deleted from their store',
        );
      }
    }
    if (unused.length < batch) return deleted;
    after = unused.at(-1)?.key ?? after;
  }
}
