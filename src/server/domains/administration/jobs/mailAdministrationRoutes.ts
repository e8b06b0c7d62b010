import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { mailFilters, type MailFilter } from '../../../../contract/jobKinds';
import { limits } from '../../../../contract/limits';
import { roles } from '../../../../contract/roles';
import { QueuedMailCollection } from '../../../../contract/schemas/adminJobs';
import { Problem } from '../../../../contract/schemas/errors';
import { pageParams } from '../../../../contract/schemas/parameters';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { buildCollection, readPageRequest } from '../../../platform/http/collection';
import { readChoice } from '../../../platform/http/queryParameters';
import { requestContext } from '../../../platform/http/requestContext';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { decodedParameters, idParams } from '../../../platform/plugins/parameterSchemas';
import type { PlatformServices } from '../../../platform/services';
import { createMailActions } from './mailActions';
import { findMails } from './mailList';
import { describeRoute } from '../describeRoute';

const isMailFilter = (text: string): text is MailFilter => mailFilters.some((one) => one === text);
const querystring = decodedParameters(
  Type.Object({
    ...pageParams(limits.adminPageSize),
    state: Type.Optional(Type.String({ enum: [...mailFilters], default: 'waiting' })),
  }),
  (values) => ({
    values,
    page: readPageRequest(values, limits.adminPageSize),
    state: readChoice(values, 'state', isMailFilter) ?? 'waiting',
  }),
);
const params = idParams('mailNotFound');
const errorResponses = {
  401: SessionProblem,
  403: Problem,
  404: Problem,
  409: Problem,
  429: RateLimitProblem,
};

/** Mails that have not been sent, for super administrators. */
export const mailAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards } = services;
  const actions = createMailActions(services);
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.superAdmin));

  app.get(
    adminPaths.mails,
    {
      schema: {
        ...describeRoute('List mails that have not been sent'),
        querystring,
        response: { 200: QueuedMailCollection, 400: Problem, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const { values: query, page, state } = request.query;
      const found = await findMails(database, { state, page, now: clock() });
      return buildCollection({ path: adminPaths.mails, context: 'Mail', query, page, ...found });
    },
  );

  app.post(
    `${adminPaths.mails}/:id/resend`,
    {
      schema: {
        ...describeRoute('Send a mail again'),
        params,
        response: { 204: Type.Null({ description: 'The mail is due.' }), ...errorResponses },
      },
    },
    async (request, reply) => {
      await actions.resend(requestContext(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${adminPaths.mails}/:id`,
    {
      schema: {
        ...describeRoute('Discard a mail'),
        params,
        response: { 204: Type.Null({ description: 'The mail is gone.' }), ...errorResponses },
      },
    },
    async (request, reply) => {
      await actions.discard(requestContext(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
