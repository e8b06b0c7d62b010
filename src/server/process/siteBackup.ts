import path from 'node:path';
import { readBackupFile, verifyBackupFile, writeBackupFile } from '../platform/backup/backupFile';
import { dumpTables, totalRows, type OnRows } from '../platform/backup/dumpTables';
import { loadTables, readHeader, type Loaded } from '../platform/backup/loadTables';
import type { IncludedPictures } from '../platform/backup/includePictures';
import { readTombstones, type Tombstone } from '../platform/backup/tombstones';
import { PictureStoreError } from '../platform/pictures/pictureStore';
import { StartupError } from '../platform/settings/startupErrors';
import { openPictures } from './commandPictures';
import { readSite, type ReadableSite } from './readSite';
import type { CommandContext } from './runTask';
import { openStorage } from './startServer';
import type { PrintLine } from './startupMessages';
import { readTombstoneFile } from './tombstoneFile';
import { createTenths } from './tenths';

interface BackupOptions {
  file: string;
  overwrite: boolean;
  print: PrintLine;
}

export const numbers = new Intl.NumberFormat('en');

/** `npm run db:backup`. */
export async function backUpSite(
  context: CommandContext,
  { file, overwrite, print }: BackupOptions,
): Promise<void> {
  const startedAt = new Date();
  const target = path.resolve(file);
  const site = await readSite(context);
  const onRows = createProgress(print);
  let damaged = 0;
  const pictures = includePictures(context, site, ({ hash, width }, reason) => {
    damaged += 1;
    print(`MISSING: the picture ${hash}-${width}.webp cannot be read from its bucket (${reason}).`);
  });
  const { header, bytes } = await dumpTables(
    site.database,
    { extent: 'backup', pictures, now: startedAt, onRows },
    async (dump) => ({
      header: dump.header,
      bytes: await writeBackupFile(target, untilAborted(dump.text, context.interrupted), {
        overwrite,
      }),
    }),
  ).catch(explainPictureStore);
  const rowCount = totalRows(header);
  print(
    `Backed up ${numbers.format(rowCount)} rows to ${target} (${numbers.format(bytes)} bytes).`,
  );
  if (damaged > 0) {
    throw new StartupError(
      `The backup lacks ${numbers.format(damaged)} picture files. It was not recorded as complete.`,
    );
  }
  const { migration } = header;
  await site.record({ startedAt, finishedAt: new Date(), bytes, rowCount, migration });
}

/** The values of `source`, ending with the reason of the signal, also while the next value is awaited. */
async function* untilAborted<Value>(
  source: AsyncIterable<Value>,
  signal: AbortSignal,
): AsyncGenerator<Value> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  const values = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([values.next(), aborted]);
    if (next.done === true) return;
    yield next.value;
  }
}

function includePictures(
  { shutdownTasks }: CommandContext,
  { current }: ReadableSite,
  onDamaged: IncludedPictures['onDamaged'],
): IncludedPictures {
  const openStores: IncludedPictures['openStores'] = (transaction) => {
    // A picture that is moved during the backup is found where it is now.
    const stores = openPictures(current ?? transaction);
    shutdownTasks.add(async () => stores.close());
    return stores;
  };
  return { onDamaged, openStores };
}

function explainPictureStore(error: unknown): never {
  if (!(error instanceof PictureStoreError)) throw error;
  throw new StartupError(
    `The bucket of the pictures cannot be read (${error.reason}). No backup was written. Check the credentials and the service.`,
    { cause: error },
  );
}

interface RestoreOptions {
  file: string;
  /** Lists of deleted accounts. */
  tombstoneFiles: readonly string[];
  print: PrintLine;
}

/** `npm run db:restore`: everything that can be refused is checked before the database is touched. */
export async function restoreSite(
  context: CommandContext,
  { file, tombstoneFiles, print }: RestoreOptions,
): Promise<void> {
  const { config, runtime, shutdownTasks } = context;
  print('Checking the file …');
  await verifyBackupFile(file);
  const header = await withLines(file, readHeader);
  const kept = await readTombstoneFile(config.dataFolder, print);
  const tombstones = kept ?? [];
  for (const one of tombstoneFiles) tombstones.push(...(await readTombstones(one)));
  const { unlimited } = await openStorage(config, runtime, shutdownTasks);
  print(`Restoring the backup of ${header.createdAt} …`);
  const onRows = createProgress(print);
  const loaded = await withLines(file, (lines) =>
    loadTables(unlimited, lines, { tombstones, onRows }),
  );
  printLoaded(print, loaded);
  const listed = kept !== undefined || tombstoneFiles.length > 0;
  printDeleted(print, loaded, listed ? tombstones : undefined);
}

async function withLines<Result>(
  file: string,
  work: (lines: AsyncIterator<string>) => Promise<Result>,
): Promise<Result> {
  const lines = readBackupFile(file);
  return work(lines).finally(() => lines.return(undefined));
}

export function printLoaded(print: PrintLine, loaded: Loaded): void {
  print(`Wrote and verified ${numbers.format(loaded.rows)} rows.`);
  if (loaded.applied.length > 0) print(`Migrated (${loaded.applied.join(', ')}).`);
}

function printDeleted(
  print: PrintLine,
  { deletedAccounts }: Loaded,
  tombstones?: readonly Tombstone[],
): void {
  print(
    tombstones === undefined
      ? 'No list of deleted accounts was found: accounts that were deleted after the backup exist again. See docs/backup.md.'
      : `Deleted again: ${deletedAccounts} of ${tombstones.length} accounts on the list.`,
  );
}

/** Prints the progress in steps of a tenth. */
export function createProgress(print: PrintLine): OnRows {
  let rows = '';
  const report = createTenths((percent) => print(`  ${percent}% (${rows})`));
  return (done, total) => {
    rows = `${numbers.format(done)} of ${numbers.format(total)} rows`;
    report(done / total);
  };
}
