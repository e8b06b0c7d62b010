import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { boardFilterView, boardStartView } from '../../../../contract/views/boardViews';
import { pastView } from '../../../../contract/views/pastBoardView';
import { RequestError } from '../../../platform/errors/requestError';
import { readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { viewParameters } from '../../../platform/http/viewParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import type { ScoreBoard } from '../places/scoreBoards';
import { readOwn, readStart } from './aroundMe';

/** The last score of a page of a board, which the next page starts after; or the first one, which the page before ends before. */
export const BoardCursor = Type.Object({
  /** The sort key in hexadecimal. */
  key: Type.String({ pattern: '^(?:[0-9a-f]{2}){0,64}$' }),
  /** When the score was changed, in microseconds since 1970. */
  changed: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type BoardCursor = Static<typeof BoardCursor>;

const starts = viewParameters(boardStartView, {
  after: 'From `hydra:next` of a page: the scores after its last one.',
  before: 'From `hydra:previous` of a page: the scores before its first one.',
  rank: 'The page that starts with this place; the last page for a place behind the end.',
  player: 'The page with the score of this player in its middle; empty without one.',
  search:
    'The same of the first player on the board whose name is or begins so, of at most 50 players with such a name.',
  aroundMe: 'The page with the member’s own score in its middle; empty without one.',
});

const filters = viewParameters(boardFilterView, {
  platform: 'The board of a platform; empty for one without scores.',
  country: 'The board of a country; empty for one without players.',
});

const days = viewParameters(pastView, {
  day: 'The board at the end of this day in UTC, not in the future. It has neither `platform`, `country` nor `own`.',
  sense:
    'With `at`: what the site knew then, or the scores of today that were achieved by then; one without a day counts on the day when it was posted.',
});

/** @throws RequestError (400) for parameters that the board of a day does not have */
function readPast(query: QueryValues): ScoreBoard['past'] {
  const { day, sense = 'known' } = days.read(query);
  const others = ['platform', 'country', 'own'].filter((name) => name in query);
  if (day === undefined || others.length === 0)
    return day === undefined ? undefined : { day, sense };
  throw new RequestError(
    400,
    'otherParameter',
    others.map((propertyPath) => ({ propertyPath, textKey: 'otherParameter' })),
  );
}

function readBoardQuery(query: QueryValues) {
  const board: ScoreBoard = filters.read(query);
  const past = readPast(query);
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    ...readStart(BoardCursor, starts.read(query)),
    /** Whether the member’s own score comes with the page. */
    withOwn: readOwn(query),
    ...board,
    ...(past && { past }),
  };
}

/** The validated query of a board. `platform` is an id. */
export type BoardQuery = ReturnType<typeof readBoardQuery>;

/** The parameters that say where a page starts. */
export const boardStarts = Object.keys(starts.properties);

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  ...starts.properties,
  ...filters.properties,
  ...days.properties,
  own: Type.Optional(
    Type.String({
      enum: ['me'],
      description: 'Adds the member’s own score at its place on the board of everyone.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const boardQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readBoardQuery(values),
}));
