import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { ownPaths } from '../../../../contract/ownPaths';
import { unplayedRules } from '../../../../contract/records/unplayed';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { UnplayedChartCollection } from '../../../../contract/schemas/players';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { buildWholeCollection, readPageRequest } from '../../../platform/http/collection';
import { readId } from '../../../platform/http/queryParameters';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findPlayerOf } from '../players/findPlayerOf';
import { readUnplayed } from './readUnplayed';

const { games, charts } = unplayedRules;

const unplayedQuery = decodedParameters(
  Type.Object({
    itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
    game: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: `Only charts of this game; else those among the first ${charts} of each of the ${games} games that the member played last.`,
      }),
    ),
  }),
  (values) => ({
    size: readPageRequest(values, limits.rankingPageSize).itemsPerPage,
    game: readId(values, 'game'),
  }),
);

/** The charts that a member has never played, with what a first score would bring. */
export const unplayedRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    ownPaths.unplayedCharts,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'List charts that the member has never played, by what a first score would bring',
        description:
          'No more than one page, first those where a place in the middle of the board brings most points.',
        querystring: unplayedQuery,
        response: { 200: UnplayedChartCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { language, query } = request;
      void reply.header('Cache-Control', 'private, no-store');
      const playerId = await findPlayerOf(database, memberOf(request).id);
      // Without a score nobody is a player: every chart of a game is unplayed.
      const items = await readUnplayed(database, { playerId: playerId ?? 0, language, ...query });
      return buildWholeCollection({
        path: ownPaths.unplayedCharts,
        context: 'UnplayedChart',
        items,
      });
    },
  );
};
