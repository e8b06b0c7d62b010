import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { OwnScoreCollection } from '../../../../contract/schemas/players';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findPlayerOf } from './findPlayerOf';
import { readOwnScores } from './readOwnScores';
import { ownScoreQuery } from './playerScoreQuery';

const noScores = { items: [], total: 0, next: undefined };

/** The member’s own scores. */
export const ownScoreRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    paths.ownScores,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'List the member’s own scores, each with what the next place needs',
        querystring: ownScoreQuery,
        response: { 200: OwnScoreCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { values, query } = request.query;
      const { language } = request;
      void reply.header('Cache-Control', 'private, no-store');
      const playerId = await findPlayerOf(database, memberOf(request).id);
      const page =
        playerId === undefined
          ? noScores
          : await readOwnScores(database, { playerId, query, language });
      return buildKeysetCollection({
        path: paths.ownScores,
        context: 'OwnScore',
        query: values,
        ...page,
      });
    },
  );
};
