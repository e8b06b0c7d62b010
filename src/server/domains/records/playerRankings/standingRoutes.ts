import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../../contract/paths';
import {
  hasWindows,
  playerBoards,
  type PlayerBoard,
} from '../../../../contract/records/rankingBoards';
import {
  GameStandingCollection,
  PlayerStandingCollection,
} from '../../../../contract/schemas/standings';
import { seriesPaths } from '../../../../contract/seriesPaths';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { RequestError, refuseViolations } from '../../../platform/errors/requestError';
import type { QueryValues } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { badFilter } from '../../../platform/http/queryParameters';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { createGameRepository } from '../../games/gameRepository';
import { readOwnUser } from '../chartBoards/aroundMe';
import { readPastRanking } from '../rankHistory/readPastRanking';
import { isCounting, readGameBoard, readPlayerBoard, type Board } from './findStandings';
import { windowStart } from './windowStart';
import {
  gameBoardQuery,
  playerBoardQuery,
  rankingStarts,
  seriesBoardQuery,
  type StandingPage,
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

/** The public boards of players: of a game, of a series, and of all games together. */
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
      const { values, ...query } = request.query;
      const userId = readUser(request, reply, query.page);
      if (!(await games.exists(id))) throw new RequestError(404, 'gameNotFound');
      const counting = await isCounting(database, { gameId: id });
      const board = await readGameBoard(database, { gameId: id, userId, ...query });
      return present(board, { path: paths.gameRanking(id), query: values, counting });
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
      const { values, by: board, page } = request.query;
      const userId = readUser(request, reply, page);
      if (!(await games.seriesExists(seriesId))) throw new RequestError(404, 'seriesNotFound');
      const counting = await isCounting(database, { seriesId });
      const found = await readPlayerBoard(database, { board, seriesId, userId, page });
      return present(found, { path: seriesPaths.ranking(seriesId), query: values, counting });
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
      if (window && !hasWindows(board)) throw badFilter('window');
      if (day) refuseFuture(day, clock());
      const gained = window && { window, since: windowStart(window, clock()) };
      const userId = readUser(request, reply, query.page);
      const collection = { path: paths.ranking(board), query: values };
      if (day) {
        const past = await readPastRanking(database, { board, day, userId, page: query.page });
        return { ...present(past, collection), day: past.day, since: past.since };
      }
      const counting = await isCounting(database);
      const found = await readPlayerBoard(database, {
        board,
        gained,
        userId,
        now: clock(),
        ...query,
      });
      return present(found, { ...collection, counting });
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

const readUser = (request: FastifyRequest, reply: FastifyReply, page: StandingPage) =>
  readOwnUser(request, reply, page.aroundMe === true || page.withOwn);

/** @throws RequestError (422) for a day that has not begun */
function refuseFuture(day: string, now: Date): void {
  if (day > now.toISOString().slice(0, 10))
    refuseViolations([{ propertyPath: 'at', textKey: 'scoreDateInFuture' }]);
}

/** The collection of a page, with what is known of it and the member. */
function present<Standing, Own>(
  board: Board<Standing> & { own?: Own | null },
  { counting, ...collection }: { path: string; query: QueryValues; counting?: boolean },
) {
  const { countedAt, around, own, ...page } = board;
  return {
    ...buildKeysetCollection({
      context: 'Standing',
      starts: rankingStarts,
      ...collection,
      ...page,
    }),
    ...(counting && { counting: true as const }),
    ...(countedAt !== undefined && { countedAt }),
    ...(around !== undefined && { around }),
    ...(own !== undefined && { own }),
  };
}
