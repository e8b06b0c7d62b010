import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUse, lockDataFolder } from '../server/process/dataFolderLock';

/** Milliseconds between attempts to take the lock. */
const retryInterval = 500;

async function waitForLock(folder: string) {
  for (let logged = false; ; logged = true) {
    try {
      return await lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (!logged) console.log('Waiting for another build in this folder …');
      await delay(retryInterval);
    }
  }
}

/** Runs a build while no other process builds into the same folder. */
export async function withBuildLock<Value>(work: () => Promise<Value>, folder = 'dist') {
  const lock = await waitForLock(folder);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}
