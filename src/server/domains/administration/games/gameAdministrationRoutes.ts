import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminGame,
  AdminGameCollection,
  AdminGameConflict,
  AdminGameCreate,
  AdminGameSave,
  AdminGameStatusChange,
} from '../../../../contract/schemas/adminGames';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { buildCollection } from '../../../platform/http/collection';
import { keyHeader, keyHeaders } from '../../../platform/http/idempotencyKey';
import { requestContext } from '../../../platform/http/requestContext';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { adminGameListQuery, findAdminGames } from './adminGameList';
import { createGameStatusChange } from './changeGameStatus';
import { createGameDeletion } from './deleteGame';
import { createGameActions } from './gameActions';
import { gameBodyLimit } from './gameInput';
import { findGame } from './gameRecord';
import { describeRoute } from '../describeRoute';

const errorResponses = { 401: SessionProblem, 403: Problem };
const changeErrorResponses = { ...errorResponses, 404: Problem, 429: RateLimitProblem };
const writeErrorResponses = { ...changeErrorResponses, 409: AdminGameConflict, 422: Problem };
const oneGame = `${adminPaths.games}/:id`;

/** Routes to write and publish games. */
export const gameAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { database, guards, limits } = services;
  const actions = createGameActions(services);
  const changeStatus = createGameStatusChange(services);
  const deleteGame = createGameDeletion(services);
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.gameEditor, roles.admin));

  app.get(
    adminPaths.games,
    {
      validatorCompiler: parameterValidatorCompiler,
      schema: {
        ...describeRoute('List games in any status'),
        querystring: adminGameListQuery,
        response: { 200: AdminGameCollection, ...errorResponses },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const found = await findAdminGames(database, query, request.language);
      const facts = { path: adminPaths.games, context: 'AdminGame', page: query.page };
      return buildCollection({ ...facts, query: values, ...found });
    },
  );

  app.post(
    adminPaths.games,
    {
      bodyLimit: gameBodyLimit,
      // A request without a body creates an empty game.
      preValidation: async (request) => {
        request.body ??= {};
      },
      schema: {
        ...describeRoute('Create a game'),
        description: 'Empty, with the given content, or with the content of another game.',
        headers: keyHeaders('game'),
        body: AdminGameCreate,
        response: { 201: AdminGame, ...changeErrorResponses, 422: Problem },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      const key = request.headers[keyHeader] ?? null;
      const game = await actions.create(requestContext(request), request.body, key);
      return reply.code(201).header('Location', adminPaths.game(game.id)).send(game);
    },
  );

  app.get(
    oneGame,
    {
      schema: {
        ...describeRoute('Get a game with its groups and charts, in any status'),
        response: { 200: AdminGame, ...errorResponses, 404: Problem },
      },
    },
    async (request) => findGame(database, requireId(request, 'gameNotFound')),
  );

  app.put(
    oneGame,
    {
      bodyLimit: gameBodyLimit,
      schema: {
        ...describeRoute('Update a game with its groups and charts'),
        description:
          'What would change points cannot be changed once the game was public: its groups and charts can be renamed, reordered and added to.',
        body: AdminGameSave,
        response: { 200: AdminGame, ...writeErrorResponses },
      },
    },
    async (request) => {
      await limits.take(limitTable.gameSavesPerAccount, String(memberOf(request).id));
      return actions.save(
        requestContext(request),
        requireId(request, 'gameNotFound'),
        request.body,
      );
    },
  );

  app.put(
    `${oneGame}/status`,
    {
      schema: {
        ...describeRoute('Change the stage of a game, publish, close or reopen it'),
        body: AdminGameStatusChange,
        response: { 200: AdminGame, ...writeErrorResponses },
      },
    },
    async (request) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      return changeStatus(
        requestContext(request),
        requireId(request, 'gameNotFound'),
        request.body,
      );
    },
  );

  app.delete(
    oneGame,
    {
      schema: {
        ...describeRoute('Delete a game that was never public and has no scores'),
        response: {
          204: Type.Null({ description: 'The game was deleted.' }),
          ...changeErrorResponses,
          409: Problem,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await deleteGame(requestContext(request), requireId(request, 'gameNotFound'));
      return reply.code(204).send(null);
    },
  );
};
