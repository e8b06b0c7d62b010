import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../../contract/paths';
import { playerBoards, type PlayerBoard } from '../../../../contract/records/rankingBoards';
import {
  GameStandingCollection,
  PlayerStandingCollection,
} from '../../../../contract/schemas/standings';
import { seriesPaths } from '../../../../contract/seriesPaths';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { RequestError, refuseViolations } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { createGameRepository } from '../../games/gameRepository';
import { readPastRanking } from '../rankHistory/readPastRanking';
import { readGameBoard, readPlayerBoard } from './findStandings';
import { isCounting, isFollowing } from './isCounting';
import { presentStandings, readUser } from './presentStandings';
import { findBase, findGroupPart } from './rankedParts';
import { windowStart } from './windowStart';
import {
  gameBoardQuery,
  groupBoardQuery,
  platformBoardQuery,
  playerBoardQuery,
  seriesBoardQuery,
} from './standingQuery';

const isBoard = (text: unknown): text is PlayerBoard =>
  playerBoards.some((board) => board === text);

const boardParams = decodedParameters(
  Type.Object({ board: Type.String({ enum: [...playerBoards] }) }),
  ({ board }) => {
    if (!isBoard(board)) throw new RequestError(404, 'notFound');
    return { board };
  },
);

/** The public boards of players: of a game, of a group, of a series, of a platform, and of all games together. */
export const standingRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
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
      const { values, withoutDlc, ...query } = request.query;
      const userId = readUser(request, reply, query.page);
      if (!(await games.exists(id))) throw new RequestError(404, 'gameNotFound');
      const { part, filling } = withoutDlc
        ? await findBase(database, id)
        : { part: undefined, filling: false };
      const { country } = query;
      const counting = (await isCounting(database, { gameId: id, country })) || filling;
      const board = await readGameBoard(database, { gameId: id, part, userId, ...query });
      return presentStandings(board, { path: paths.gameRanking(id), query: values, counting });
    },
  );

  app.get(
    `${paths.groups}/:id/ranking`,
    {
      config: { responseCache: true },
      schema: {
        ...describe('Get the ranking of the players of a group'),
        description:
          'By the points and medals of its charts. In a group that does not rank nobody has any.',
        params: idParams('groupNotFound'),
        querystring: groupBoardQuery,
        response: { 200: GameStandingCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { values, ...query } = request.query;
      const userId = readUser(request, reply, query.page);
      const found = await findGroupPart(database, id);
      if (!found) throw new RequestError(404, 'groupNotFound');
      const { gameId, part, filling } = found;
      const counting = (await isCounting(database, { gameId })) || filling;
      const url = paths.groupRanking(id);
      const board = await readGameBoard(database, { gameId, part, url, userId, ...query });
      return presentStandings(board, { path: url, query: values, counting });
    },
  );

  app.get(
    `${paths.allSeries}/:id/ranking`,
    {
      config: { responseCache: true },
      schema: {
        ...describe('Get a ranking of the players of a series'),
        params: idParams('seriesNotFound'),
        querystring: seriesBoardQuery,
        response: { 200: PlayerStandingCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { id: seriesId } = request.params;
      const { values, by: board, country, page } = request.query;
      const userId = readUser(request, reply, page);
      if (!(await games.seriesExists(seriesId))) throw new RequestError(404, 'seriesNotFound');
      const counting = await isCounting(database, { seriesId, country });
      const found = await readPlayerBoard(database, { board, seriesId, country, userId, page });
      return presentStandings(found, {
        path: seriesPaths.ranking(seriesId),
        query: values,
        counting,
      });
    },
  );

  app.get(
    `${paths.platforms}/:id/ranking`,
    {
      config: { responseCache: true },
      schema: {
        ...describe('Get a ranking of the players of a platform'),
        description:
          'Players have the points and medals of their places on the boards of the platform, of all charts that count. It follows other rankings within minutes. `gamePoints`, `cups` and badges are 0; `nbScore` counts the ranked scores on the platform.',
        params: idParams('platformNotFound'),
        querystring: platformBoardQuery,
        response: { 200: PlayerStandingCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { id: platformId } = request.params;
      const { values, by: board, page } = request.query;
      const userId = readUser(request, reply, page);
      if (!(await games.platformExists(platformId)))
        throw new RequestError(404, 'platformNotFound');
      const counting = await isFollowing(database, platformId);
      const found = await readPlayerBoard(database, { board, platformId, userId, page });
      return presentStandings(found, {
        path: seriesPaths.platformRanking(platformId),
        query: values,
        counting,
      });
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
        response: { 200: PlayerStandingCollection, 401: SessionProblem, 422: Problem },
      },
    },
    async (request, reply) => {
      const { board } = request.params;
      const { values, window, day, ...query } = request.query;
      if (day) refuseFuture(day, clock());
      const gained = window && { window, since: windowStart(window, clock()) };
      const userId = readUser(request, reply, query.page);
      const collection = { path: paths.ranking(board), query: values };
      if (day) {
        const past = await readPastRanking(database, { board, day, userId, page: query.page });
        const { day: kept, since, latest } = past;
        return { ...presentStandings(past, collection), day: kept, since, latest };
      }
      const counting = await isCounting(database);
      const found = await readPlayerBoard(database, {
        board,
        gained,
        userId,
        now: clock(),
        ...query,
      });
      return presentStandings(found, { ...collection, counting });
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

/** @throws RequestError (422) for a day that has not begun */
function refuseFuture(day: string, now: Date): void {
  if (day > now.toISOString().slice(0, 10))
    refuseViolations([{ propertyPath: 'at', textKey: 'scoreDateInFuture' }]);
}
