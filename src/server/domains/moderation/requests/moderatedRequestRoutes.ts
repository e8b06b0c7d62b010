import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moderationPaths } from '../../../../contract/moderationPaths';
import { roles } from '../../../../contract/roles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import {
  ListedRequestCollection,
  ModeratedRequest,
  RequestConflict,
  RequestDecision,
} from '../../../../contract/schemas/requests';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { requestContext, type RequestContext } from '../../../platform/http/requestContext';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { cleanDecision } from '../cleanDecision';
import { describeModeration } from '../describeModeration';
import { judges, readModerator, type Moderator } from '../moderator';
import { createRequestDecision } from './decideRequest';
import { findRequests } from './findRequests';
import { readModeratedRequest } from './readModeratedRequest';
import { requestListQuery } from './requestListQuery';

const params = idParams('requestNotFound');
const errorResponses = { 401: SessionProblem, 403: Problem };

/** Moderators decide whether doubted scores have to be proved. */
export const moderatedRequestRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { database, guards, limits } = services;
  const decide = createRequestDecision(services);
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.addHook('onRequest', guards.role(roles.proofModerator, roles.admin));

  /** @throws RequestError (403, 404) */
  const findModerated = async (context: RequestContext, id: number) => {
    const moderator = await readModerator(database, memberOf(context));
    const request = await database
      .selectFrom('proofRequests as r')
      .innerJoin('players as l', 'l.id', 'r.playerId')
      .select(['r.gameId', 'r.askedBy', 'l.userId'])
      .where('r.id', '=', id)
      .executeTakeFirst();
    if (!request) throw new RequestError(404, 'requestNotFound');
    if (!judges(moderator, request.gameId)) await guards.deny(context);
    return { moderator, request };
  };

  const read = async ({ language }: RequestContext, id: number, moderator: Moderator) => {
    const request = await readModeratedRequest(database, { id, moderator, language });
    if (!request) throw new RequestError(404, 'requestNotFound');
    return request;
  };

  app.get(
    moderationPaths.requests,
    {
      schema: {
        ...describeModeration('List the requests for proofs of the judged games in a state'),
        querystring: requestListQuery,
        response: { 200: ListedRequestCollection, ...errorResponses },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const { language } = request;
      const moderator = await readModerator(database, memberOf(request));
      if (query.game !== undefined && !judges(moderator, query.game))
        await guards.deny(requestContext(request));
      const page = await findRequests(database, { moderator, query, language });
      const path = moderationPaths.requests;
      return buildKeysetCollection({ path, context: 'ListedRequest', query: values, ...page });
    },
  );

  app.get(
    `${moderationPaths.requests}/:id`,
    {
      schema: {
        ...describeModeration('Get a request for a proof with what helps to decide it'),
        params,
        response: { 200: ModeratedRequest, ...errorResponses, 404: Problem },
      },
    },
    async (request) => {
      const context = requestContext(request);
      const { id } = request.params;
      const { moderator } = await findModerated(context, id);
      return read(context, id, moderator);
    },
  );

  app.post(
    `${moderationPaths.requests}/:id/decision`,
    {
      schema: {
        ...describeModeration('Decide whether a score has to be proved'),
        description:
          'Accepted, its player has 14 days to prove it. A decision sent again changes nothing more. Decisions are public, with the name of the moderator.',
        params,
        body: RequestDecision,
        response: {
          200: ModeratedRequest,
          ...errorResponses,
          404: Problem,
          409: RequestConflict,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request) => {
      const context = requestContext(request);
      const { id } = request.params;
      await limits.take(limitTable.proofDecisionsPerAccount, String(memberOf(request).id));
      const { moderator, request: known } = await findModerated(context, id);
      if (known.userId === moderator.id || known.askedBy === moderator.id)
        await guards.deny(context, 'ownRequest');
      await decide(context, { id, moderator, ...cleanDecision(request.body) });
      return read(context, id, moderator);
    },
  );
};
