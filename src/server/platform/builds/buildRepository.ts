import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../database/tables';
import type { AssetFile, BuildFiles, BuildIdentity } from './readBuildFiles';

/** A build that no node has served for this long is removed, but never one of the newest. */
const keep = { days: 30, newest: 5 };

/** A build counts as served until this long after a node last reported it. */
const servedFor = sql`interval '3 minutes'`;

/** Maximum number of assets per statement. */
const batch = 50;

type ReadAsset = (name: string) => Promise<AssetFile>;

async function insertAssets(
  transaction: Transaction<Tables>,
  names: readonly string[],
  readAsset: ReadAsset,
): Promise<void> {
  const stored = await transaction.selectFrom('clientAssets').select('name').execute();
  const known = new Set(stored.map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  for (let start = 0; start < missing.length; start += batch) {
    const files = await Promise.all(missing.slice(start, start + batch).map(readAsset));
    await transaction.insertInto('clientAssets').values(files).execute();
  }
}

async function removeOldBuilds(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('clientBuilds')
    .where(sql<boolean>`seen_at < now() - ${keep.days} * interval '1 day'`)
    .where('id', 'not in', (query) =>
      query.selectFrom('clientBuilds').select('id').orderBy('seenAt', 'desc').limit(keep.newest),
    )
    .execute();
  await transaction
    .deleteFrom('clientAssets')
    .where('name', 'not in', (query) => query.selectFrom('clientBuildAssets').select('assetName'))
    .execute();
}

/** Removes builds that no visitor can have open any more. */
export async function deleteOldBuilds(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`lock table client_builds in exclusive mode`.execute(transaction);
    await removeOldBuilds(transaction);
  });
}

/** Stores a build with its assets, and removes builds that no visitor can have open any more. */
export async function storeBuild(
  database: Database,
  build: BuildFiles,
  readAsset: ReadAsset,
): Promise<void> {
  const { id, builtAt, worker, assets } = build;
  const document = JSON.stringify(build.document);
  await database.transaction().execute(async (transaction) => {
    // Nodes may start at the same time: only one may decide at a time which assets are missing or obsolete.
    await sql`lock table client_builds in exclusive mode`.execute(transaction);
    await insertAssets(transaction, assets, readAsset);
    await transaction
      .insertInto('clientBuilds')
      .values({ id, builtAt, document, worker, seenAt: sql`now()` })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ builtAt, document, worker, seenAt: sql`now()` }),
      )
      .execute();
    await transaction.deleteFrom('clientBuildAssets').where('buildId', '=', id).execute();
    await transaction
      .insertInto('clientBuildAssets')
      .values(assets.map((assetName) => ({ buildId: id, assetName })))
      .execute();
    await removeOldBuilds(transaction);
  });
}

export async function markServed(database: Database, id: string): Promise<void> {
  await database
    .updateTable('clientBuilds')
    .set({ seenAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function findAsset(database: Database, name: string) {
  return database
    .selectFrom('clientAssets')
    .select(['name', 'encoding', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** The newest build that a node serves, if it is newer than this one. */
export async function findNewerBuild(database: Database, { id, builtAt }: BuildIdentity) {
  return (
    database
      .selectFrom('clientBuilds')
      .select(['document', 'worker'])
      .where(sql<boolean>`seen_at > now() - ${servedFor}`)
      // Builds with the same time are ordered by id, so that all nodes choose the same one.
      .where(sql<boolean>`(built_at, id collate "C") > (${builtAt}, ${id})`)
      .orderBy(sql`built_at desc, id collate "C" desc`)
      .limit(1)
      .executeTakeFirst()
  );
}
