import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../contract/paths';
import { sessionRejected } from '../errors/problemError';
import { isApiRequest } from '../requestPath';
import type { AccessTokens } from '../security/accessTokens';
import type { SessionRepository } from './sessionRepository';

/** These make or end sessions by what is in their body; a token that has run out must not stand in their way. */
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
 * Finds the member of each request to the API by its bearer token. A token that is not good is refused everywhere, public
 * pages included: clients learn by it that they must refresh.
 */
export function addAuthentication(app: FastifyInstance, { accessTokens, sessions }: Options): void {
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
}

/** Other schemes are not ours: a proxy in front may ask for a password of its own. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const match = /^Bearer(?:\s+(.*))?$/is.exec(headers.authorization ?? '');
  return match ? (match[1] ?? '').trim() : undefined;
}
