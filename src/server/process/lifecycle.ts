import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../database/databaseErrors';

/** Whether the program is stopping, and how many requests it still answers. */
export interface Lifecycle {
  readonly stopping: boolean;
  /** From now on new requests are refused; resolves when the last running one is answered. */
  stop: () => Promise<void>;
  requestStarted: () => void;
  requestEnded: () => void;
}

export function createLifecycle(): Lifecycle {
  let stopping = false;
  let running = 0;
  let finished: () => void = () => undefined;
  return {
    get stopping() {
      return stopping;
    },
    stop: () => {
      stopping = true;
      return new Promise((resolve) => {
        finished = resolve;
        if (running === 0) resolve();
      });
    },
    requestStarted: () => {
      running += 1;
    },
    requestEnded: () => {
      running -= 1;
      if (stopping && running === 0) finished();
    },
  };
}

/** Health must be told to the very end, so that whoever spreads the requests sees this node going. */
const alwaysAnswered = '/health/';

/**
 * Counts the running requests, so that stopping can wait for them. A request ends when its response closes: `onResponse` does not
 * run when the client went away.
 */
export function countRequests(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (_request, reply, done) => {
    lifecycle.requestStarted();
    reply.raw.once('close', lifecycle.requestEnded);
    done();
  });
}

/** While stopping answers new requests 503 and asks for their connections to be closed. */
export function refuseWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    const refused = lifecycle.stopping && !url.startsWith(alwaysAnswered);
    if (lifecycle.stopping) void reply.header('Connection', 'close');
    done(refused ? new DatabaseUnavailable('The server is stopping.') : undefined);
  });
}
