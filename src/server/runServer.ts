import { readConfig } from './config';
import { startServer, type RuntimeOptions } from './startServer';
import { explainFailure } from './process/startupErrors';

export interface Program extends RuntimeOptions {
  environment: NodeJS.ProcessEnv;
  /** Tells what went wrong. */
  complain: (text: string) => void;
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A terminal and the programs between hand one Ctrl+C on more than once; only a later one is impatience. */
const impatience = 1000;

/**
 * Resolves at the first signal to stop, or when the IPC channel to the parent closes: a parent that was killed could not pass on a
 * signal. A later second signal ends the process at once.
 */
function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    let askedAt: number | undefined;
    process.once('disconnect', () => resolve(undefined));
    for (const signal of signals) {
      process.on(signal, () => {
        if (askedAt !== undefined && Date.now() - askedAt > impatience) process.exit(1);
        askedAt ??= Date.now();
        resolve(undefined);
      });
    }
  });
}

/** Runs the server until it is asked to stop; the result is the process's exit code. */
export async function runServer({ environment, complain, ...surroundings }: Program) {
  const asked = stopSignal();
  try {
    const server = await startServer(readConfig(environment), surroundings);
    const failure = await Promise.race([asked, server.lost]);
    if (failure === undefined) surroundings.announce('Stopping …');
    else complain(`The embedded database ended and cannot be restarted: ${failure}`);
    await server.stop();
    return failure === undefined ? 0 : 1;
  } catch (error) {
    complain(explainFailure(error));
    return 1;
  }
}
