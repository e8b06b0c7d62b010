import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { paths } from '../../../contract/paths';
import { sessionRejected } from '../../platform/errors/problemError';
import { isApiRequest } from '../../platform/http/requestPath';
import type { AccessTokens } from '../../platform/security/accessTokens';
import type { SessionRepository } from './sessionRepository';

/** Routes that start or end sessions with credentials in the body: an expired bearer token must not block them. */
const withoutBearer: readonly (string | undefined)[] = [
  paths.login,
  paths.refreshToken,
  paths.invalidateToken,
];

interface Options {
  accessTokens: AccessTokens;
  sessions: SessionRepository;
}

/**
 * Authenticates API requests by bearer token. An invalid token is rejected on every route, public ones included, so that
 * clients know they must refresh.
 */
export const authenticationPlugin = fastifyPlugin<Options>(
  async (app, { accessTokens, sessions }) => {
    app.decorateRequest('member', null);
    app.addHook('onRequest', async (request, reply) => {
      if (!isApiRequest(request)) return;
      void reply.header('Vary', [reply.getHeader('Vary'), 'Authorization'].join(', '));
      const token = bearerOf(request);
      if (token === undefined || withoutBearer.includes(request.routeOptions.url)) return;
      void reply.header('Cache-Control', 'private, no-cache');
      const subject = await accessTokens.read(token);
      const member = subject && (await sessions.findMember(subject));
      if (!member) throw sessionRejected();
      request.member = member;
    });
  },
  { name: 'authentication', dependencies: ['api-headers', 'error-handling'], fastify: '5.x' },
);

/** Ignores other schemes: a reverse proxy may use Basic authentication. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const match = /^Bearer(?:\s+(.*))?$/is.exec(headers.authorization ?? '');
  return match ? (match[1] ?? '').trim() : undefined;
}
