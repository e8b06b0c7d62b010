import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../contract/paths';
import { Credentials, RefreshRequest, SessionReply } from '../../../contract/schemas/session';
import {
  LoginLimitProblem,
  RateLimitProblem,
  SessionProblem,
} from '../../../contract/schemas/problems';
import { SuspensionProblem } from '../../../contract/schemas/reports';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from '../users/memberRepository';
import type { SessionRepository } from './sessionRepository';
import { sessionRejected } from '../../platform/errors/problemError';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { addressRange } from '../../platform/security/addressRange';
import type { AuthenticatedMember } from '../../platform/security/authenticatedMember';
import { createLogIn } from './logIn';
import { createTokenRotation } from './rotateRefreshToken';
import { requestContext } from '../../platform/http/requestContext';

/** Login, token refresh and logout. */
export const sessionRoutes: FastifyPluginAsyncTypebox<
  Pick<
    PlatformServices,
    | 'accessTokens'
    | 'audit'
    | 'clock'
    | 'database'
    | 'limits'
    | 'logger'
    | 'mails'
    | 'passwords'
    | 'pseudonym'
    | 'repeatedAudit'
    | 'tokens'
  > & { members: MemberRepository; sessions: SessionRepository }
> = async (app, services) => {
  const { accessTokens, audit, limits, sessions } = services;
  const logIn = createLogIn(services);
  const renew = createTokenRotation(services);

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'no-store');
    done();
  });

  const sendSession = async (
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
        ...describe('Log in with a username or email address'),
        body: Credentials,
        response: {
          200: SessionReply,
          401: Type.Union([SuspensionProblem, SessionProblem]),
          429: LoginLimitProblem,
        },
      },
    },
    async (request) => {
      const { member, refreshToken } = await logIn(requestContext(request), request.body);
      return sendSession(member, refreshToken);
    },
  );

  app.post(
    paths.refreshToken,
    {
      schema: {
        ...describe('Refresh the session'),
        description: 'Exchanges a refresh token for a new access token and a new refresh token.',
        body: RefreshRequest,
        response: { 200: SessionReply, 401: SessionProblem, 429: RateLimitProblem },
      },
    },
    async (request) => {
      await limits.take(limitTable.refreshPerAddress, addressRange(request.ip));
      const renewal = await renew(request.body.refresh_token);
      if (renewal.kind === 'renewed') return sendSession(renewal.member, renewal.refreshToken);
      if (renewal.kind === 'reused') {
        const { userId } = renewal;
        await audit(requestContext(request), {
          event: 'refreshTokenReused',
          actorId: null,
          subjectId: userId,
        });
      }
      throw sessionRejected();
    },
  );

  app.post(
    paths.invalidateToken,
    {
      schema: {
        ...describe('Log out'),
        description: 'Ends the session of the refresh token.',
        body: RefreshRequest,
        response: { 204: Type.Null({ description: 'The session has ended, or did not exist.' }) },
      },
    },
    async (request, reply) => {
      const actorId = await sessions.endByToken(request.body.refresh_token);
      if (actorId !== undefined)
        await audit(requestContext(request), { event: 'loggedOut', actorId });
      return reply.code(204).send(null);
    },
  );
};

function describe(summary: string) {
  // Credentials are in the body; a bearer token is ignored.
  return { tags: ['session'], security: [], summary };
}
