import type { Worker } from 'node:worker_threads';
import { readConfig } from '../platform/settings/config';
import type { OpenDatabase } from '../platform/database/openedDatabase';
import { createShutdownTasks } from './shutdownTasks';
import { explainFailure } from '../platform/settings/startupErrors';
import { openStorage } from './startServer';

interface Task {
  environment: NodeJS.ProcessEnv;
  printError: (text: string) => void;
  startWorker: (data: { folder: string }) => Worker;
  work: (opened: OpenDatabase) => Promise<void>;
}

/** Runs one task on the database while no server uses its folder; returns the exit code. */
export async function runTask({
  environment,
  printError,
  startWorker,
  work,
}: Task): Promise<number> {
  const shutdownTasks = createShutdownTasks();
  try {
    const config = readConfig(environment, 'maintain');
    await work(await openStorage(config, { startWorker, announce: printError }, shutdownTasks));
    return 0;
  } catch (error) {
    printError(explainFailure(error));
    return 1;
  } finally {
    await shutdownTasks.run();
  }
}
