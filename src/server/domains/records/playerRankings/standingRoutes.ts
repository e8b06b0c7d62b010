import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../../contract/paths';
import { playerBoards, type PlayerBoard } from '../../../../contract/records/rankingBoards';
import {
  GameStandingCollection,
  PlayerStandingCollection,
} from '../../../../contract/schemas/standings';
import { SessionProblem } from '../../../../contract/schemas/problems';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { createGameRepository } from '../../games/gameRepository';
import { readOwnUser } from '../chartBoards/aroundMe';
import { isCounting, readGameBoard, readPlayerBoard } from './findStandings';
import { gameBoardQuery, playerBoardQuery } from './standingQuery';

const isBoard = (text: unknown): text is PlayerBoard =>
  playerBoards.some((board) => board === text);

const boardParams = decodedParameters(
  Type.Object({ board: Type.String({ enum: [...playerBoards] }) }),
  ({ board }) => {
    if (!isBoard(board)) throw new RequestError(404, 'notFound');
    return { board };
  },
);

/** The public boards of players: of a game, and of all games together. */
export const standingRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const games = createGameRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.games}/:id/ranking`,
    {
      config: { responseCache: true },
      schema: {
        ...describe('Get the ranking of the players of a game'),
        params: idParams('gameNotFound'),
        querystring: gameBoardQuery,
        response: { 200: GameStandingCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { values, ...query } = request.query;
      const userId = readOwnUser(request, reply, query.page.aroundMe);
      if (!(await games.exists(id))) throw new RequestError(404, 'gameNotFound');
      const counting = (await isCounting(database, id)) ? { counting: true as const } : {};
      const { countedAt, ...page } = await readGameBoard(database, {
        gameId: id,
        userId,
        ...query,
      });
      const collection = buildKeysetCollection({
        path: paths.gameRanking(id),
        context: 'Standing',
        query: values,
        ...page,
      });
      return { ...collection, ...counting, ...(countedAt && { countedAt }) };
    },
  );

  app.get(
    `${paths.rankings}/:board`,
    {
      config: { responseCache: true },
      schema: {
        ...describe('Get a ranking of all players'),
        params: boardParams,
        querystring: playerBoardQuery,
        response: { 200: PlayerStandingCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { board } = request.params;
      const { values, page } = request.query;
      const userId = readOwnUser(request, reply, page.aroundMe);
      const counting = (await isCounting(database)) ? { counting: true as const } : {};
      const { countedAt, ...found } = await readPlayerBoard(database, { board, page, userId });
      const collection = buildKeysetCollection({
        path: paths.ranking(board),
        context: 'Standing',
        query: values,
        ...found,
      });
      return { ...collection, ...counting, ...(countedAt && { countedAt }) };
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}
