import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moderationPaths } from '../../../contract/moderationPaths';
import { roles } from '../../../contract/roles';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import {
  CaseConflict,
  CaseDecisionRequest,
  CaseReversalRequest,
  ModeratedCase,
  ReportCaseCollection,
} from '../../../contract/schemas/reports';
import { RequestError } from '../../platform/errors/requestError';
import { requestContext, type RequestContext } from '../../platform/http/requestContext';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { createCaseDecision, type CaseServices } from './decideCase';
import { findCases } from './findCases';
import { readCase } from './readCase';
import { caseListQuery } from './reportQueries';
import { createCaseReversal } from './reverseCase';

const errorResponses = { 401: SessionProblem, 403: Problem };
const changeErrorResponses = {
  ...errorResponses,
  404: Problem,
  409: CaseConflict,
  422: Problem,
  429: RateLimitProblem,
};

/** Moderators decide reports. Responses are never cached. */
export const caseRoutes: FastifyPluginAsyncTypebox<
  CaseServices & Pick<PlatformServices, 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards, limits } = services;
  const decide = createCaseDecision(services);
  const reverse = createCaseReversal(services);
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.addHook('onRequest', guards.role(roles.moderator, roles.admin));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });
  await app.register(jsonLdPlugin);
  const describe = (summary: string) => ({
    security: bearerSecurity,
    tags: ['moderation'],
    summary,
  });

  async function read(context: RequestContext, id: number): Promise<ModeratedCase> {
    const { language } = context;
    const moderator = memberOf(context);
    const found = await readCase(database, { id, moderator, language, at: clock() });
    if (!found) throw new RequestError(404, 'caseNotFound');
    return found;
  }
  const takeDecision = async (context: RequestContext) =>
    limits.take(limitTable.caseDecisionsPerAccount, String(memberOf(context).id));

  app.get(
    moderationPaths.reports,
    {
      schema: {
        ...describe('List open or decided reports: those of one thing are one case'),
        querystring: caseListQuery,
        response: { 200: ReportCaseCollection, ...errorResponses },
      },
    },
    async (request) => {
      const { values, page, state } = request.query;
      const { language } = request;
      const found = await findCases(database, { state, ...page, language, at: clock() });
      const path = moderationPaths.reports;
      return buildKeysetCollection({ path, context: 'ReportCase', query: values, ...found });
    },
  );

  app.get(
    `${moderationPaths.reports}/:id`,
    {
      schema: {
        ...describe('Get a case with what helps to decide it'),
        params: idParams('caseNotFound'),
        response: { 200: ModeratedCase, ...errorResponses, 404: Problem },
      },
    },
    async (request) => read(requestContext(request), request.params.id),
  );

  app.post(
    `${moderationPaths.reports}/:id/decision`,
    {
      schema: {
        ...describe(
          'Decide a case: dismiss it, hide the thing, warn, silence or suspend its member',
        ),
        description:
          'The member and the reporters are told, without the name of the moderator. Sent again, a decision changes nothing more.',
        params: idParams('caseNotFound'),
        body: CaseDecisionRequest,
        response: { 200: ModeratedCase, ...changeErrorResponses },
      },
    },
    async (request) => {
      const context = requestContext(request);
      const { id } = request.params;
      await takeDecision(context);
      await decide(context, id, request.body);
      return read(context, id);
    },
  );

  app.post(
    `${moderationPaths.reports}/:id/reversal`,
    {
      schema: {
        ...describe('Reverse a decision: what it hid is shown again, and what it imposed ends'),
        params: idParams('caseNotFound'),
        body: CaseReversalRequest,
        response: { 200: ModeratedCase, ...changeErrorResponses },
      },
    },
    async (request) => {
      const context = requestContext(request);
      const { id } = request.params;
      await takeDecision(context);
      await reverse(context, id, request.body);
      return read(context, id);
    },
  );
};
