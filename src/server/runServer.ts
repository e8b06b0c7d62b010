import { readConfig } from './config';
import { startServer, type RuntimeOptions } from './startServer';
import { explainFailure } from './process/startupErrors';

export interface Program extends RuntimeOptions {
  environment: NodeJS.ProcessEnv;
  /** Reports an error. */
  complain: (text: string) => void;
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds: one Ctrl+C can arrive several times, from the terminal and parent processes; only a later signal forces the exit. */
const impatience = 1000;

/**
 * Resolves at the first stop signal, or when the IPC channel to the parent closes: a parent that was killed cannot forward a
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

/** Runs the server until it is told to stop; returns the process's exit code. */
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
