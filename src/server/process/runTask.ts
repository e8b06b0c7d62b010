import type { Worker } from 'node:worker_threads';
import { readConfig, type ServerConfig } from '../platform/settings/config';
import type { OpenDatabase } from '../platform/database/openedDatabase';
import { createShutdownTasks, type ShutdownTasks } from './shutdownTasks';
import { explainFailure } from '../platform/settings/startupErrors';
import { openStorage, type RuntimeOptions } from './startServer';

export interface CommandContext {
  config: ServerConfig;
  /** Aborted when the process is told to stop. */
  interrupted: AbortSignal;
  runtime: Pick<RuntimeOptions, 'startWorker' | 'announce'>;
  shutdownTasks: ShutdownTasks;
}

export interface Command {
  environment: NodeJS.ProcessEnv;
  printError: (text: string) => void;
  startWorker: (data: { folder: string }) => Worker;
  work: (context: CommandContext) => Promise<void>;
  interrupted?: AbortSignal;
}

/** Milliseconds that an interrupted command has to clean up. A query that is running cannot be ended. */
const grace = 2000;

const never = new AbortController().signal;

/** Runs one command and its cleanup tasks; returns the exit code. */
export async function runCommand(command: Command): Promise<number> {
  const { environment, printError, startWorker, work, interrupted = never } = command;
  const afterGrace = after(interrupted);
  const shutdownTasks = createShutdownTasks();
  try {
    const config = readConfig(environment, 'maintain');
    const runtime = { startWorker, announce: printError };
    await Promise.race([work({ config, interrupted, runtime, shutdownTasks }), afterGrace]);
    interrupted.throwIfAborted();
    return 0;
  } catch (error) {
    printError(explainFailure(error));
    return 1;
  } finally {
    await Promise.race([shutdownTasks.run(), afterGrace]);
  }
}

/** Resolves some time after the signal; never without it. */
const after = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, grace).unref(), { once: true });
  });

type Task = Omit<Command, 'work'> & { work: (opened: OpenDatabase) => Promise<void> };

/** Runs one task on the database while no server uses its folder; returns the exit code. */
export const runTask = ({ work, ...command }: Task): Promise<number> =>
  runCommand({
    ...command,
    work: async ({ config, runtime, shutdownTasks }) =>
      work(await openStorage(config, runtime, shutdownTasks)),
  });
