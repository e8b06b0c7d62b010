import { readConfig } from '../platform/settings/config';
import { startServer, type RuntimeOptions } from './startServer';
import { explainFailure } from '../platform/settings/startupErrors';
import { stopSignal } from './stopSignal';

export interface Program extends RuntimeOptions {
  environment: NodeJS.ProcessEnv;
  /** Reports an error. */
  printError: (text: string) => void;
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
