import { mkdir } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';
import type { OpenDatabase } from './openedDatabase';

export interface DatabaseLocation {
  /** A PostgreSQL server; without it the database is embedded and lives in `folder`. */
  url: string | undefined;
  folder: string;
}

export interface DatabaseLimits {
  statementTimeout?: number;
  /** Of the database that is patient. */
  patientTimeout?: number;
  connectionTimeout?: number;
  /** From this time on, a statement of a request or job is logged. */
  slowQuery?: number;
}

interface DatabaseOptions extends DatabaseLimits {
  /** Called with the reason each time the embedded database has ended and is restarted. */
  onRestart?: (reason: string) => void;
}

/** Milliseconds. */
const defaults = {
  statementTimeout: 2000,
  patientTimeout: 60_000,
  connectionTimeout: 5000,
  slowQuery: 500,
};

/**
 * Opens the embedded or the remote database. `startWorker` starts the embedded database's thread; the caller provides it because
 * only the program's entry point knows the path of the thread's file.
 */
export async function openDatabase(
  location: DatabaseLocation,
  startWorker: (data: { folder: string }) => Worker,
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const { url, folder } = location;
  if (url !== undefined) return openPostgres({ url, ...defaults, ...options });
  await mkdir(folder, { recursive: true });
  return openEmbedded({ folder, startWorker, ...defaults, ...options });
}
