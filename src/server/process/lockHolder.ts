import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../platform/errors/errorCode';
import { queryLockServer } from './lockServer';

/** The content of the lock file: the process that holds the folder. */
export interface LockHolder {
  pid: number;
  host: string;
  port: number;
  word: string;
}

export function parseHolder(text: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, port, word }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof pid === 'number' &&
    typeof host === 'string' &&
    typeof port === 'number' &&
    typeof word === 'string'
  );
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

/** Milliseconds between two updates of the lock file's modification time by its holder. */
export const heartbeat = 2000;

async function beats(file: string): Promise<boolean> {
  const read = async () => (await stat(file)).mtimeMs;
  const before = await read();
  for (let waited = 0; waited < 3 * heartbeat; waited += heartbeat / 4) {
    await delay(heartbeat / 4);
    if ((await read()) !== before) return true;
  }
  return false;
}

/**
 * Whether the process that wrote the lock file is alive. On this machine its lock server responds; a file from another
 * machine or container (on a shared disk) counts as alive while its modification time is recent. In doubt it counts as
 * alive.
 */
export async function holderLives(holder: LockHolder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) return beats(file).catch(() => false);
  if (!processExists(holder.pid)) return false;
  const response = await queryLockServer(holder.port, holder.word);
  return response === 'right' || response === 'silent';
}
