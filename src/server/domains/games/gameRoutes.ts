import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageTags } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import { Game, GameCollection, Group, GroupCollection } from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { buildCollection, buildWholeCollection } from '../../platform/http/collection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../platform/plugins/parameterSchemas';
import { gameListQuery } from './gameQuery';
import { createGameRepository } from './gameRepository';

const params = idParams('gameNotFound');

/** Public games: the list, a game with its groups and rules, its groups alone, and one of them. */
export const gameRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const games = createGameRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    paths.games,
    {
      config: { responseCache: true },
      schema: {
        ...describe('List games'),
        querystring: gameListQuery,
        response: { 200: GameCollection },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const found = await games.findPage(query, request.language);
      return buildCollection({
        path: paths.games,
        context: 'Game',
        query: values,
        page: query.page,
        ...found,
      });
    },
  );

  app.get(
    `${paths.games}/:id`,
    { schema: { ...describe('Get a game'), params, response: { 200: Game } } },
    async (request, reply) => {
      const game = await games.find(request.params.id, request.language);
      if (!game) throw new RequestError(404, 'gameNotFound');
      void reply.header('Content-Language', languageTags[game.locale]);
      return game;
    },
  );

  app.get(
    `${paths.games}/:id/groups`,
    {
      schema: {
        ...describe('List the groups of a game'),
        params,
        querystring: wholeListQuery,
        response: { 200: GroupCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const items = await games.findGroups(id, request.language);
      if (!items) throw new RequestError(404, 'gameNotFound');
      return buildWholeCollection({
        path: paths.gameGroups(id),
        context: 'Group',
        items,
      });
    },
  );

  app.get(
    `${paths.groups}/:id`,
    {
      schema: {
        ...describe('Get a group of charts'),
        params: idParams('groupNotFound'),
        response: { 200: Group },
      },
    },
    async (request, reply) => {
      const group = await games.findGroup(request.params.id, request.language);
      if (!group) throw new RequestError(404, 'groupNotFound');
      void reply.header('Content-Language', languageTags[group.locale]);
      return group;
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}
