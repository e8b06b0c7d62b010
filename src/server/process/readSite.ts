import { constants } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { recordBackup, type SiteBackup } from '../platform/backup/siteBackups';
import { openDatabase } from '../platform/database/openDatabase';
import type { Database } from '../platform/database/tables';
import { explainFolder, StartupError } from '../platform/settings/startupErrors';
import { FolderInUse, lockDataFolder, type DataFolderLock } from './dataFolderLock';
import { restrictNewFiles } from './dataFolderPermissions';
import { processExists } from './lockHolder';
import { recordOnServer, whilePaused } from './maintenanceClient';
import type { CommandContext } from './runTask';
import { openStorage } from './startServer';

export interface ReadableSite {
  database: Database;
  /** The database as it is now, while a transaction of `database` is open; undefined if that is a copy. */
  current: Database | undefined;
  record: (backup: SiteBackup) => Promise<void>;
}

interface ReadOptions {
  /** Refuse to read while a server runs, and keep one from starting until the command has ended. */
  exclusive?: boolean;
}

/**
 * Opens the site's database for reading, also while a server runs. The embedded one belongs to one process, so a copy of its folder
 * is opened, for which a running server pauses as long as the copy takes.
 */
export async function readSite(
  context: CommandContext,
  { exclusive = false }: ReadOptions = {},
): Promise<ReadableSite> {
  const { config, runtime, shutdownTasks } = context;
  if (config.databaseUrl !== undefined) {
    const { unlimited, database } = await openStorage(config, runtime, shutdownTasks);
    const record = (backup: SiteBackup) => recordBackup(unlimited, backup);
    return { database: unlimited, current: database, record };
  }
  restrictNewFiles();
  const { dataFolder } = config;
  await requireDatabase(dataFolder);
  const copy = path.join(dataFolder, `snapshot-${process.pid}`);
  shutdownTasks.add(() => rm(copy, { recursive: true, force: true }));
  await explainFolder(dataFolder, async () => {
    await removeStaleCopies(dataFolder);
    const lock = await lockUnlessServed(dataFolder, exclusive);
    if (lock && exclusive) shutdownTasks.add(lock.release);
    const copyDatabase = () => copyFolder(databaseFolder(dataFolder), copy);
    await (lock ? copyDatabase() : whilePaused(dataFolder, copyDatabase));
    if (!exclusive) await lock?.release();
  });
  const opened = await openDatabase(
    { url: undefined, folder: copy },
    runtime.startWorker,
    patience,
  );
  shutdownTasks.add(opened.close);
  const record = (backup: SiteBackup) => recordEmbedded(context, backup);
  return { database: opened.unlimited, current: undefined, record };
}

/** Milliseconds: no request waits for a command, and a busy machine opens an embedded database slowly. */
const patience = { connectionTimeout: 60_000 };

const databaseFolder = (dataFolder: string) => path.join(dataFolder, 'database');

async function requireDatabase(dataFolder: string): Promise<void> {
  const found = await stat(databaseFolder(dataFolder)).catch(() => undefined);
  if (!found) throw new StartupError(`There is no database in ${dataFolder}. Set DATA_DIR.`);
}

/** Undefined if a server has the folder. */
async function lockUnlessServed(
  dataFolder: string,
  exclusive: boolean,
): Promise<DataFolderLock | undefined> {
  try {
    return await lockDataFolder(dataFolder);
  } catch (error) {
    if (error instanceof FolderInUse && !exclusive) return undefined;
    throw error;
  }
}

/** A file system that can share blocks between files copies in no time. */
const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Copies of processes that were killed. */
async function removeStaleCopies(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const pid = /^snapshot-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !processExists(Number(pid))) {
      await rm(path.join(dataFolder, name), { recursive: true, force: true });
    }
  }
}

/** Not in the copy, but in the database itself: through the server if one runs. */
async function recordEmbedded(
  { config: { dataFolder }, runtime }: CommandContext,
  backup: SiteBackup,
): Promise<void> {
  const lock = await lockUnlessServed(dataFolder, false);
  if (!lock) return recordOnServer(dataFolder, backup);
  try {
    const location = { url: undefined, folder: databaseFolder(dataFolder) };
    const opened = await openDatabase(location, runtime.startWorker, patience);
    await recordBackup(opened.unlimited, backup).finally(opened.close);
  } finally {
    await lock.release();
  }
}
