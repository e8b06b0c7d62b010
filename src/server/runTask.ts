import type { Worker } from 'node:worker_threads';
import { readConfig } from './config';
import type { OpenDatabase } from './database/openedDatabase';
import { createCleanupTasks } from './process/cleanup';
import { explainFailure } from './process/startupErrors';
import { openStorage } from './startServer';

interface Task {
  environment: NodeJS.ProcessEnv;
  complain: (text: string) => void;
  startWorker: (data: { folder: string }) => Worker;
  work: (opened: OpenDatabase) => Promise<void>;
}

/** Runs one task on the database while no server uses its folder; returns the exit code. */
export async function runTask({ environment, complain, startWorker, work }: Task): Promise<number> {
  const releases = createCleanupTasks();
  try {
    const config = readConfig(environment, 'maintain');
    await work(await openStorage(config, { startWorker, announce: complain }, releases));
    return 0;
  } catch (error) {
    complain(explainFailure(error));
    return 1;
  } finally {
    await releases.run();
  }
}
