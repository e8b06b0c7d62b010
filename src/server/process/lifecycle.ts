import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../database/databaseErrors';

/** Whether the process is stopping, and how many requests are still running. */
export interface Lifecycle {
  readonly stopping: boolean;
  /** Rejects new requests; resolves when the last running one has ended. */
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

/** Health checks work until the end, so that the load balancer notices that this node is stopping. */
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

/** While stopping, responds to new requests with 503 and `Connection: close`. */
export function refuseWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    const refused = lifecycle.stopping && !url.startsWith(alwaysAnswered);
    if (lifecycle.stopping) void reply.header('Connection', 'close');
    done(refused ? new DatabaseUnavailable('The server is stopping.') : undefined);
  });
}
