import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../contract/paths';
import { Credentials, RefreshRequest, SessionReply } from '../../contract/schemas/session';
import {
  LoginLimitProblem,
  RateLimitProblem,
  SessionProblem,
} from '../../contract/schemas/problems';
import type { AppServices } from '../appServices';
import { sessionRejected } from '../errors/problemError';
import { limitTable } from '../rateLimits/limitTable';
import { addressRange } from '../security/addressRange';
import type { AuthenticatedMember } from './authenticatedMember';
import { createLogIn } from './logIn';
import { createTokenRotation } from './rotateRefreshToken';

/** Login, token refresh and logout. */
export const sessionRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
  const { accessTokens, audit, limits, sessions } = services;
  const logIn = createLogIn(services);
  const renew = createTokenRotation(services);

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'no-store');
    done();
  });

  const answer = async (
    { sessionId, ...user }: AuthenticatedMember,
    refreshToken: string,
  ): Promise<SessionReply> => {
    const { id: userId, username, roles } = user;
    const token = await accessTokens.sign({ userId, sessionId, username, roles });
    return { token, refresh_token: refreshToken, user };
  };

  app.post(
    paths.login,
    {
      schema: {
        ...describe('Log in with a username or an e-mail address'),
        body: Credentials,
        response: { 200: SessionReply, 401: SessionProblem, 429: LoginLimitProblem },
      },
    },
    async (request) => {
      const { member, refreshToken } = await logIn(request, request.body);
      return answer(member, refreshToken);
    },
  );

  app.post(
    paths.refreshToken,
    {
      schema: {
        ...describe('Exchange a refresh token for its successor and a new token'),
        body: RefreshRequest,
        response: { 200: SessionReply, 401: SessionProblem, 429: RateLimitProblem },
      },
    },
    async (request) => {
      await limits.take(limitTable.refreshPerAddress, addressRange(request.ip));
      const renewal = await renew(request.body.refresh_token);
      if (renewal.kind === 'renewed') return answer(renewal.member, renewal.refreshToken);
      if (renewal.kind === 'reused') {
        const { userId } = renewal;
        await audit(request, { event: 'refreshTokenReused', actorId: null, subjectId: userId });
      }
      throw sessionRejected();
    },
  );

  app.post(
    paths.invalidateToken,
    {
      schema: {
        ...describe('Log out: end the session of this refresh token'),
        body: RefreshRequest,
        response: { 204: Type.Null({ description: 'Whether there was such a session or not.' }) },
      },
    },
    async (request, reply) => {
      const actorId = await sessions.endByToken(request.body.refresh_token);
      if (actorId !== undefined) await audit(request, { event: 'loggedOut', actorId });
      return reply.code(204).send(null);
    },
  );
};

function describe(summary: string) {
  // Credentials are in the body; a bearer token is ignored.
  return { tags: ['session'], security: [], summary };
}
