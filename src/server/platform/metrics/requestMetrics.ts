import { fastifyPlugin } from 'fastify-plugin';
import { isInternalRequest } from '../http/internalRequests';
import type { Metrics } from './metrics';

/** Clients can send any method; each would be a series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The status that proxies log when the client went away before the response. */
const clientClosedRequest = 499;

interface Options {
  metrics: Pick<Metrics, 'requests' | 'requestDuration' | 'requestsInProgress'>;
  /** Called once for each request that got a response, with its time in milliseconds. */
  onRequestEnd: (request: { status: number; milliseconds: number }) => void;
}

/**
 * Counts and times every request by the pattern of its route, never by its URL. A request ends when its response closes:
 * `onResponse` does not run when the client went away. Requests that the server makes itself for a document belong to it.
 */
export const requestMetricsPlugin = fastifyPlugin<Options>(
  async (app, { metrics, onRequestEnd }) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (isInternalRequest(request)) return done();
      const labels = {
        method: methods.has(request.method) ? request.method : 'other',
        route: request.routeOptions.url ?? 'none',
      };
      let complete = false;
      metrics.requestsInProgress.inc();
      reply.raw.once('finish', () => {
        complete = true;
      });
      reply.raw.once('close', () => {
        const milliseconds = reply.elapsedTime;
        const status = complete ? reply.raw.statusCode : clientClosedRequest;
        metrics.requestsInProgress.dec();
        metrics.requests.inc({ ...labels, status });
        if (!complete) return;
        metrics.requestDuration.observe(labels, milliseconds / 1000);
        onRequestEnd({ status, milliseconds });
      });
      return done();
    });
  },
  { name: 'request-metrics', fastify: '5.x' },
);
