import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../platform/errors/errorCode';
import { startLockServer } from './lockServer';
import { heartbeat, holderLives, parseHolder, type LockHolder } from './lockHolder';
import { StartupError } from '../platform/settings/startupErrors';

/*
 * Two processes on one embedded database lose acknowledged rows without an error, so only one may hold the folder. Node has no
 * advisory file locks, and socket names work differently on Linux, macOS and Windows. The lock is therefore a file created with
 * the flag `wx`, whose writer proves that it is alive (lockHolder.ts). A crash leaves the file; the next start finds
 * its writer dead and takes over the folder.
 */

/** Another process holds the folder. */
export class FolderInUse extends StartupError {}

export interface DataFolderLock {
  release: () => Promise<void>;
}

const attempts = 20;
const pause = 100;

async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Removes a dead process's file. One process at a time, and only if the file is unchanged: another may have taken over. */
async function removeStaleLock(file: string, text: string): Promise<void> {
  const guard = `${file}.takeover`;
  if (await writeNew(guard, '')) {
    if ((await read(file)) === text) await rm(file, { force: true });
    await rm(guard, { force: true });
  } else {
    const since = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (since > 10_000) await rm(guard, { force: true });
  }
}

async function claim(file: string, own: LockHolder): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await writeNew(file, JSON.stringify(own))) return;
    const text = await read(file);
    const holder = parseHolder(text);
    if (holder && (await holderLives(holder, file))) {
      throw new FolderInUse(
        `The data folder ${path.dirname(file)} is in use by another process (PID ${holder.pid} on ${holder.host}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    // An unreadable file may be being written right now, so wait some attempts first.
    if (holder || attempt > attempts / 2) await removeStaleLock(file, text);
    await delay(pause);
  }
  throw new StartupError(
    `The data folder ${path.dirname(file)} cannot be locked. If no other process uses it, delete ${file}.`,
  );
}

/** Locks the folder for this process; creates it if needed. @throws FolderInUse when another process holds it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const word = randomUUID();
  const { port, server } = await startLockServer(word);
  const own: LockHolder = { pid: process.pid, host: hostname(), port, word };
  try {
    await claim(file, own);
  } catch (error) {
    server.close();
    throw error;
  }
  const timer = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, heartbeat).unref();
  const release = async () => {
    clearInterval(timer);
    if (parseHolder(await read(file))?.word === word) await rm(file, { force: true });
    server.close();
  };
  return { release };
}
