import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../contract/paths';
import { requestRules } from '../../../contract/records/proofRequests';
import { requestPaths } from '../../../contract/requestPaths';
import { Problem } from '../../../contract/schemas/errors';
import { SilenceProblem } from '../../../contract/schemas/reports';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import {
  OwnRequestCollection,
  RequestRefusalProblem,
  RequestToSend,
  SentRequest,
} from '../../../contract/schemas/requests';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { refuseTooLong } from '../../platform/errors/requestError';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import { refuseSilenced } from '../../platform/security/sanctions';
import type { PlatformServices } from '../../platform/services';
import { cleanLines } from '../../platform/texts/cleanLine';
import { askForProof } from './askForProof';
import { ownRequestQuery } from './ownRequestQuery';
import { readOwnRequest, readOwnRequests } from './readOwnRequests';

const unstored = { 'Cache-Control': 'private, no-store' };

/** Members ask for proofs of the scores of others. Only they and the moderators read who did. */
export const requestRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, { clock, database, guards, limits }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['games'], summary });

  app.post(
    `${paths.scores}/:id/proof_requests`,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Ask for the proof of another’s score'),
        description:
          'Five in 24 hours. Moderators decide whether the player has to prove the score; the player is not told who asked.',
        params: idParams('scoreNotFound'),
        body: RequestToSend,
        response: {
          201: SentRequest,
          401: SessionProblem,
          403: Type.Union([SilenceProblem, Problem]),
          404: Problem,
          409: RequestRefusalProblem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      const { id: scoreId } = request.params;
      const { id: userId } = memberOf(request);
      const { language } = request;
      await limits.take(limitTable.proofRequestsPerAccount, String(userId));
      const { message = '', ...sent } = request.body;
      const text = cleanLines(message);
      refuseTooLong('message', text, requestRules.message);
      const words = text === '' ? {} : { message: text };
      const at = clock();
      await refuseSilenced(database, { userId, at });
      const id = await askForProof(database, { ...sent, ...words, scoreId, userId, at });
      return reply
        .code(201)
        .headers(unstored)
        .send({
          '@id': requestPaths.scoreRequests(scoreId),
          '@type': 'SentRequest' as const,
          ...(await readOwnRequest(database, { id, userId, language, at })),
        });
    },
  );

  app.get(
    requestPaths.ownRequests,
    {
      onRequest: guards.member,
      schema: {
        ...describe('List the member’s own requests for proofs, the latest first'),
        querystring: ownRequestQuery,
        response: { 200: OwnRequestCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { values, query } = request.query;
      const { language } = request;
      void reply.headers(unstored);
      const { id: userId } = memberOf(request);
      const { remaining, ...page } = await readOwnRequests(database, {
        userId,
        query,
        language,
        at: clock(),
      });
      const path = requestPaths.ownRequests;
      const collection = { path, context: 'OwnRequest', query: values, ...page };
      return { ...buildKeysetCollection(collection), ...remaining };
    },
  );
};
