import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import {
  PasswordChange,
  ResetConfirmation,
  ResetLinkRequest,
  Success,
} from '../../../contract/schemas/users';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import { bearerSecurity } from '../../platform/security/guards';
import { requestContext } from '../../platform/http/requestContext';
import { createPasswordActions } from './passwordActions';

const responses = { 200: Success, 400: Problem, 429: RateLimitProblem };

/** Password change with the current password, and reset by a mailed link. */
export const passwordRoutes: FastifyPluginAsyncTypebox<
  Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'mails' | 'passwords' | 'pseudonym'
  > & { members: MemberRepository; sessions: SessionEnding }
> = async (app, services) => {
  const actions = createPasswordActions(services);
  const done = { success: true as const };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('Cache-Control', 'no-store');
    next();
  });

  app.post(
    paths.changePassword,
    {
      onRequest: services.guards.member,
      schema: {
        security: bearerSecurity,
        ...describe('Change your password'),
        description: 'Ends every other session.',
        body: PasswordChange,
        response: { ...responses, 401: SessionProblem },
      },
    },
    async (request) => {
      await actions.change(requestContext(request), request.body);
      return done;
    },
  );

  app.post(
    paths.sendResetLink,
    {
      schema: {
        ...describe('Request a password reset link'),
        description: 'The response is the same whether or not an account has the address.',
        body: ResetLinkRequest,
        response: { 200: Success, 429: RateLimitProblem },
      },
    },
    async (request) => {
      await actions.requestReset(requestContext(request), request.body);
      return done;
    },
  );

  app.post(
    paths.confirmReset,
    {
      schema: {
        ...describe('Reset a password'),
        description: 'Requires the token of a reset link. Ends every session.',
        body: ResetConfirmation,
        response: responses,
      },
    },
    async (request) => {
      await actions.confirmReset(requestContext(request), request.body);
      return done;
    },
  );
};

function describe(summary: string) {
  return { tags: ['users'], summary };
}
