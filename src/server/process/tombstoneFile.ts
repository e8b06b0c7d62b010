import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import {
  findTombstones,
  readTombstones,
  writeTombstones,
  type Tombstone,
} from '../platform/backup/tombstones';
import type { Database } from '../platform/database/tables';
import { errorCode } from '../platform/errors/errorCode';

/** Milliseconds between two looks for deleted accounts. */
const interval = 60_000;

const tombstoneFile = (dataFolder: string): string =>
  path.join(dataFolder, 'deleted-accounts.jsonl');

type Report = (line: string) => void;

/** The list in the data folder; undefined if there is none. A line that a power failure has cut off is reported and left out. */
export async function readTombstoneFile(
  dataFolder: string,
  report: Report,
): Promise<Tombstone[] | undefined> {
  return (await readList(dataFolder, report))?.tombstones;
}

async function readList(dataFolder: string, report: Report) {
  const file = tombstoneFile(dataFolder);
  const present = await open(file, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!present) return undefined;
  await present.close();
  let torn: number | undefined;
  const tombstones = await readTombstones(file, (position) => {
    torn = position;
    report(
      `The last line of ${file} is not complete and is ignored. The lines before it are used.`,
    );
  });
  return { tombstones, torn };
}

const keyOf = ({ userId, createdAt }: Tombstone) => `${userId} ${createdAt}`;

/**
 * Appends what the file does not have yet. No entry is removed from it: the database may be a restored, older one. Only a line that
 * was cut off is.
 */
export async function appendTombstones(
  database: Database,
  dataFolder: string,
  report: Report,
): Promise<void> {
  const { tombstones = [], torn } = (await readList(dataFolder, report)) ?? {};
  const written = new Set(tombstones.map(keyOf));
  const missing = (await findTombstones(database)).filter((one) => !written.has(keyOf(one)));
  if (missing.length === 0 && torn === undefined) return;
  const handle = await open(tombstoneFile(dataFolder), 'a+', 0o600);
  try {
    if (torn !== undefined) await handle.truncate(torn);
    await handle.appendFile(
      (await endsLine(handle)) ? writeTombstones(missing) : `\n${writeTombstones(missing)}`,
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether what is appended begins a line; a person may have written the last one. */
async function endsLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/**
 * Keeps the list of deleted accounts outside the database too, where it outlives a restored one. Returns a function that stops it
 * after a last look.
 */
export function keepTombstoneFile({
  database,
  dataFolder,
  report,
}: {
  database: Database;
  dataFolder: string;
  report: Report;
}): () => Promise<void> {
  let running = Promise.resolve();
  // A failure of the database or the disk is reported by what else uses them; the next look appends what is missing.
  const look = () => {
    running = running
      .then(() => appendTombstones(database, dataFolder, report))
      .catch(() => undefined);
    return running;
  };
  void look();
  const timer = setInterval(() => void look(), interval).unref();
  return () => {
    clearInterval(timer);
    return look();
  };
}
