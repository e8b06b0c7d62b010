import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../errorCode';
import { queryLockServer } from './lockServer';

/** What the lock file says of the process that holds the folder. */
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

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
}

/** The holder touches its file this often. */
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
 * Whether the process that wrote the lock file still lives. On this machine its beacon tells; a file written on another
 * machine or in another container (a shared disk) is judged by whether it is still being touched. In doubt it lives.
 */
export async function holderLives(holder: LockHolder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) return beats(file).catch(() => false);
  if (!processExists(holder.pid)) return false;
  const light = await queryLockServer(holder.port, holder.word);
  return light === 'right' || light === 'silent';
}
