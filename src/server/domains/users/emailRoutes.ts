import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem } from '../../../contract/schemas/problems';
import { EmailToken, Success } from '../../../contract/schemas/users';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import { createEmailActions } from './emailActions';
import { requestContext } from '../../platform/http/requestContext';

const responses = { 200: Success, 400: Problem, 429: RateLimitProblem };

/** Routes for the links in mails about email changes. They need no session: the mail may be opened on another device. */
export const emailRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'limits' | 'mails'> & {
    members: MemberRepository;
    sessions: SessionEnding;
  }
> = async (app, services) => {
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
        summary: 'Confirm a new email address',
        description: 'Requires the token sent to the new address.',
        body: EmailToken,
        response: responses,
      },
    },
    async (request) => {
      await actions.confirm(requestContext(request), request.body.token);
      return done;
    },
  );

  app.post(
    paths.undoEmailChange,
    {
      schema: {
        tags: ['users'],
        summary: 'Undo a change of email address',
        description:
          'Requires the token sent to the former address. Ends every session; the member must then choose a new password.',
        body: EmailToken,
        response: responses,
      },
    },
    async (request) => {
      await actions.undo(requestContext(request), request.body.token);
      return done;
    },
  );
};
