import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { gameBoards, type GameBoard } from '../../../../contract/records/rankingBoards';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { readChoice } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readAroundMe } from '../boards/aroundMe';
import { readCursor } from '../boards/pageCursor';

const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** The last player of a page: what the board compares, and the player’s id. */
export const StandingCursor = Type.Object({
  counts: Type.Array(count, { minItems: 1, maxItems: 6 }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

function readStandingPage(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(StandingCursor, after),
    /** Whether the page has the member in its middle. */
    aroundMe: readAroundMe(query),
  };
}

export type StandingPage = ReturnType<typeof readStandingPage>;

const pageParameters = {
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the players after its last one.' }),
  ),
  around: Type.Optional(
    Type.String({
      enum: ['me'],
      description: 'The page with the member in its middle; empty for one without scores.',
    }),
  ),
};

const isGameBoard = (text: string): text is GameBoard => gameBoards.some((board) => board === text);

/** The queries as sent, for the links to other pages, and their parsed values. */
export const playerBoardQuery = decodedParameters(Type.Object(pageParameters), (values) => ({
  values,
  page: readStandingPage(values),
}));
export const gameBoardQuery = decodedParameters(
  Type.Object({
    ...pageParameters,
    by: Type.Optional(Type.String({ enum: [...gameBoards], default: 'points' })),
  }),
  (values) => ({
    values,
    page: readStandingPage(values),
    by: readChoice(values, 'by', isGameBoard) ?? 'points',
  }),
);
