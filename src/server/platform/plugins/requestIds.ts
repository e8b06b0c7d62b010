import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import { fastifyPlugin } from 'fastify-plugin';
import { isInternalRequest } from '../http/internalRequests';
import type { AppConfig } from '../settings/appDependencies';

/** A UUID, or what proxies make: nothing that could end an SQL comment or forge a log line. */
const safeId = /^[\w.-]{8,64}$/;

/**
 * The id of a request: that of the proxy if `TRUST_PROXY` names it, so that its log and ours can be compared; else a new one.
 * Never taken from clients, who could make two requests look like one. Requests made for a document have the document's id.
 */
export function createRequestIds(trustProxy: AppConfig['trustProxy']) {
  const isTrusted = typeof trustProxy === 'boolean' ? () => trustProxy : compile(trustProxy ?? []);
  return (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    if (typeof given !== 'string' || !safeId.test(given)) return randomUUID();
    const { remoteAddress = '' } = request.socket;
    return isInternalRequest(request) || isTrusted(remoteAddress, 0) ? given : randomUUID();
  };
}

export const requestIdHeaderPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      void reply.header('X-Request-Id', request.id);
      done();
    });
  },
  { name: 'request-id-header', fastify: '5.x' },
);
