import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../contract/paths';
import { Problem } from '../../contract/schemas/errors';
import { RateLimitProblem } from '../../contract/schemas/problems';
import { EmailToken, Success } from '../../contract/schemas/users';
import type { AppServices } from '../appServices';
import { createEmailActions } from './emailActions';

const responses = { 200: Success, 400: Problem, 429: RateLimitProblem };

/** Routes for the links in mails about email changes. They need no session: the mail may be opened on another device. */
export const emailRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
  const actions = createEmailActions(services);
  const done = { success: true as const };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('Cache-Control', 'no-store');
    next();
  });

  app.post(
    paths.confirmEmail,
    {
      schema: {
        tags: ['users'],
        summary: 'Confirm a new email address with the token sent to it',
        body: EmailToken,
        response: responses,
      },
    },
    async (request) => {
      await actions.confirm(request, request.body.token);
      return done;
    },
  );

  app.post(
    paths.undoEmailChange,
    {
      schema: {
        tags: ['users'],
        summary:
          'Restore the former email address with the token sent to it; every session ends, and a new password must be chosen',
        body: EmailToken,
        response: responses,
      },
    },
    async (request) => {
      await actions.undo(request, request.body.token);
      return done;
    },
  );
};
