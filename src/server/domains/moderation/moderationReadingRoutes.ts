import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moderationPaths } from '../../../contract/moderationPaths';
import { roles } from '../../../contract/roles';
import { Problem } from '../../../contract/schemas/errors';
import {
  ListedProofCollection,
  ModeratedGameCollection,
  ModeratedProof,
  ModerationFigures,
} from '../../../contract/schemas/moderation';
import { SessionProblem } from '../../../contract/schemas/problems';
import { buildWholeCollection } from '../../platform/http/collection';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { requestContext } from '../../platform/http/requestContext';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../platform/plugins/parameterSchemas';
import { memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { createJudgedProof } from './judgedProof';
import { describeModeration } from './describeModeration';
import { findProofs } from './findProofs';
import { findQueues } from './findQueues';
import { judges, readModerator } from './moderator';
import { proofListQuery } from './proofListQuery';
import { readFigures } from './readFigures';

const errorResponses = { 401: SessionProblem, 403: Problem };

/** What moderators read. */
export const moderationReadingRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'readSite'>
> = async (app, services) => {
  const { clock, database, guards } = services;
  const proofs = createJudgedProof(services);
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.addHook('onRequest', guards.role(roles.proofModerator, roles.admin));

  app.get(
    moderationPaths.games,
    {
      schema: {
        ...describeModeration('List the games whose proofs wait for the moderator'),
        querystring: wholeListQuery,
        response: { 200: ModeratedGameCollection, ...errorResponses },
      },
    },
    async (request) => {
      const moderator = await readModerator(database, memberOf(request));
      const items = await findQueues(database, moderator, request.language);
      return buildWholeCollection({
        path: moderationPaths.games,
        context: 'ModeratedGame',
        items,
      });
    },
  );

  app.get(
    moderationPaths.proofs,
    {
      schema: {
        ...describeModeration('List the proofs of the judged games in a state'),
        querystring: proofListQuery,
        response: { 200: ListedProofCollection, ...errorResponses },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const { language } = request;
      const moderator = await readModerator(database, memberOf(request));
      if (query.game !== undefined && !judges(moderator, query.game))
        await guards.deny(requestContext(request));
      const page = await findProofs(database, { moderator, query, language, at: clock() });
      const path = moderationPaths.proofs;
      return buildKeysetCollection({ path, context: 'ListedProof', query: values, ...page });
    },
  );

  app.get(
    `${moderationPaths.proofs}/:id`,
    {
      schema: {
        ...describeModeration('Get a proof with what helps to judge it'),
        params: idParams('proofNotFound'),
        response: { 200: ModeratedProof, ...errorResponses, 404: Problem },
      },
    },
    async (request) => {
      const context = requestContext(request);
      return proofs.read(context, await proofs.find(context, request.params.id));
    },
  );

  app.get(
    moderationPaths.figures,
    {
      schema: {
        ...describeModeration('Tell how long proofs wait, and who decided in the last 30 days'),
        response: { 200: ModerationFigures, ...errorResponses },
      },
    },
    async () => readFigures(database, clock()),
  );
};
