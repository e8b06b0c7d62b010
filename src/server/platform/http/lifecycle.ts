import { fastifyPlugin } from 'fastify-plugin';
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
const healthPrefix = '/health/';

/**
 * Counts the running requests, so that stopping can wait for them. A request ends when its response closes: `onResponse` does not
 * run when the client went away.
 */
export const requestCountPlugin = fastifyPlugin<{ lifecycle: Lifecycle }>(
  async (app, { lifecycle }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      lifecycle.requestStarted();
      reply.raw.once('close', lifecycle.requestEnded);
      done();
    });
  },
  { name: 'request-count', fastify: '5.x' },
);

/** While stopping, responds to new requests with 503 and `Connection: close`. */
export const refuseWhileStoppingPlugin = fastifyPlugin<{ lifecycle: Lifecycle }>(
  async (app, { lifecycle }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { url = '' } = request.routeOptions;
      const rejected = lifecycle.stopping && !url.startsWith(healthPrefix);
      if (lifecycle.stopping) void reply.header('Connection', 'close');
      done(rejected ? new DatabaseUnavailable('The server is stopping.') : undefined);
    });
  },
  {
    name: 'refuse-while-stopping',
    dependencies: ['api-headers', 'security-headers', 'cors'],
    fastify: '5.x',
  },
);
