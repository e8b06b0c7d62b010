import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { requestPaths } from '../../../../contract/requestPaths';
import { DueScoreCollection } from '../../../../contract/schemas/dueScores';
import { OwnScoreCollection, PlayedGameCollection } from '../../../../contract/schemas/players';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { buildWholeCollection } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { dueScoreQuery } from './dueScoreQuery';
import { findPlayedGames } from './findPlayedGames';
import { findPlayerOf } from './findPlayerOf';
import { nothingToProve, readDueScores } from './readDueScores';
import { readOwnScores } from './readOwnScores';
import { playedGameQuery } from './playedGameQuery';
import { ownScoreQuery } from './playerScoreQuery';

const nothing = { items: [], total: 0, next: undefined };
const noScores = {
  ...nothing,
  unranked: null,
  toProve: nothingToProve,
  latestOf: undefined,
};

/** The member’s own scores, and how far the member is in games. */
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
      const { unranked, toProve, latestOf, ...page } =
        playerId === undefined
          ? noScores
          : await readOwnScores(database, { playerId, query, language });
      const path = paths.ownScores;
      const collection = { path, context: 'OwnScore', query: values, ...page } as const;
      return {
        ...buildKeysetCollection(collection),
        unranked,
        toProve,
        ...(latestOf !== undefined && { latestOf }),
      };
    },
  );

  app.get(
    requestPaths.dueScores,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'List the member’s own scores that have to be proved, by the end of their time',
        querystring: dueScoreQuery,
        response: { 200: DueScoreCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { values, query } = request.query;
      const { language } = request;
      void reply.header('Cache-Control', 'private, no-store');
      const playerId = await findPlayerOf(database, memberOf(request).id);
      const page =
        playerId === undefined
          ? nothing
          : await readDueScores(database, { playerId, query, language });
      const path = requestPaths.dueScores;
      return buildKeysetCollection({ path, context: 'DueScore', query: values, ...page });
    },
  );

  app.get(
    paths.playedGames,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'Tell on how many charts of games the member has a score',
        querystring: playedGameQuery,
        response: { 200: PlayedGameCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const { id: userId } = memberOf(request);
      return buildWholeCollection({
        path: paths.playedGames,
        context: 'PlayedGame',
        items: await findPlayedGames(database, { userId, games: request.query.games }),
      });
    },
  );
};
