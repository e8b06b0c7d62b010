import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../contract/paths';
import { Problem } from '../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../contract/schemas/problems';
import {
  PasswordChange,
  ResetConfirmation,
  ResetLinkRequest,
  Success,
} from '../../contract/schemas/users';
import type { AppServices } from '../appServices';
import { bearerSecurity } from '../session/guards';
import { createPasswordActions } from './passwordActions';

const answers = { 200: Success, 400: Problem, 429: RateLimitProblem };

/** Password change with the current password, and reset by a mailed link. */
export const passwordRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
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
        ...describe('Change one’s password; every other session ends'),
        body: PasswordChange,
        response: { ...answers, 401: SessionProblem },
      },
    },
    async (request) => {
      await actions.change(request, request.body);
      return done;
    },
  );

  app.post(
    paths.sendResetLink,
    {
      schema: {
        ...describe('Ask for a link to choose a new password; the answer is always the same'),
        body: ResetLinkRequest,
        response: { 200: Success, 429: RateLimitProblem },
      },
    },
    async (request) => {
      await actions.requestReset(request, request.body);
      return done;
    },
  );

  app.post(
    paths.confirmReset,
    {
      schema: {
        ...describe('Choose a new password with the token of such a link; every session ends'),
        body: ResetConfirmation,
        response: answers,
      },
    },
    async (request) => {
      await actions.confirmReset(request, request.body);
      return done;
    },
  );
};

function describe(summary: string) {
  return { tags: ['users'], summary };
}
