import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { retryAfterSeconds } from '../errors/problem';
import { createRepeatedLog } from '../errors/repeatedLog';
import { ProblemError } from '../errors/problemError';
import { isApiRequest } from '../http/requestPath';

export interface OverloadLimits {
  /** Milliseconds: mean delay of the event loop in one sample interval. */
  eventLoopDelay: number;
  /** Milliseconds. A single pause shorter than this does not count as overload. */
  sampleInterval: number;
  /** Requests that wait for a database connection. */
  waiting: number;
}

interface Options {
  limits: OverloadLimits;
  /** The number of requests that wait for a database connection now. */
  waitingCount: () => number;
}

/**
 * Rejects API requests with 503 and Retry-After while the node is overloaded, before they cost anything. Health checks, files and
 * documents are still sent; a document whose own API requests are rejected has status 503 and no content.
 */
export const overloadPlugin = fastifyPlugin<Options>(
  async (app, { limits, waitingCount }) => {
    const logOverload = createRepeatedLog();
    // The start itself delays the event loop: only intervals that began after it count.
    let measuredFrom = Infinity;
    app.addHook('onReady', async () => {
      measuredFrom = performance.now() + 2 * limits.sampleInterval;
    });

    const reject = (request: FastifyRequest, reason: object) => {
      logOverload((times) =>
        request.log.warn({ ...reason, times }, 'overloaded: API requests are rejected'),
      );
      return new ProblemError({
        status: 503,
        textKey: 'unavailable',
        headers: { 'Retry-After': retryAfterSeconds },
      });
    };

    app.addHook('onRequest', (request, _reply, done) => {
      const waiting = waitingCount();
      const overloaded = waiting >= limits.waiting && isApiRequest(request);
      done(overloaded ? reject(request, { waiting }) : undefined);
    });
    await app.register(underPressure, {
      maxEventLoopDelay: limits.eventLoopDelay,
      sampleInterval: limits.sampleInterval,
      pressureHandler: (request, _reply, type, value) => {
        if (performance.now() < measuredFrom) return;
        if (isApiRequest(request)) throw reject(request, { [type]: value });
      },
    });
  },
  {
    name: 'overload',
    dependencies: ['error-handling', 'api-headers', 'security-headers', 'cors'],
    fastify: '5.x',
  },
);
