import { readConfig } from '../platform/settings/config';
import { startServer, type RuntimeOptions } from './startServer';
import { explainFailure } from '../platform/settings/startupErrors';

export interface Program extends RuntimeOptions {
  environment: NodeJS.ProcessEnv;
  /** Reports an error. */
  printError: (text: string) => void;
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds: one Ctrl+C can arrive several times, from the terminal and parent processes; only a later signal forces the exit. */
const repeatedSignal = 1000;

/**
 * Resolves at the first stop signal, or when the IPC channel to the parent closes: a parent that was killed cannot forward a
 * signal. A later second signal ends the process at once.
 */
function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    let stopRequestedAt: number | undefined;
    process.once('disconnect', () => resolve(undefined));
    for (const signal of signals) {
      process.on(signal, () => {
        if (stopRequestedAt !== undefined && Date.now() - stopRequestedAt > repeatedSignal)
          process.exit(1);
        stopRequestedAt ??= Date.now();
        resolve(undefined);
      });
    }
  });
}

/** Runs the server until it is told to stop; returns the process's exit code. */
export async function runServer({ environment, printError, ...runtime }: Program) {
  const stopped = stopSignal();
  try {
    const server = await startServer(readConfig(environment), runtime);
    const failure = await Promise.race([stopped, server.lost]);
    if (failure === undefined) runtime.announce('Stopping …');
    else
      printError(`The embedded database stopped unexpectedly and cannot be restarted: ${failure}`);
    await server.stop();
    return failure === undefined ? 0 : 1;
  } catch (error) {
    printError(explainFailure(error));
    return 1;
  }
}
