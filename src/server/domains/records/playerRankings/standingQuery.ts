import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { isPartBoard } from '../../../../contract/records/rankingBoards';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import {
  boardStartView,
  gameRankingView,
  groupRankingView,
  rankingView,
} from '../../../../contract/views/boardViews';
import { rankingDayView } from '../../../../contract/views/pastRankingView';
import {
  platformRankingView,
  seriesRankingView,
} from '../../../../contract/views/seriesRankingView';
import { readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { badFilter } from '../../../platform/http/queryParameters';
import { viewParameters } from '../../../platform/http/viewParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readOwn, readStart } from '../chartBoards/aroundMe';

/** Less than nothing may be gained. */
const count = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
/** The last player of a page, which the next page starts after, or the first one, which the page before ends before. */
export const StandingCursor = Type.Object({
  /** What the board compares. */
  counts: Type.Array(count, { minItems: 1, maxItems: 6 }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type StandingCursor = Static<typeof StandingCursor>;

const descriptions = {
  after: 'From `hydra:next` of a page: the players after its last one.',
  before: 'From `hydra:previous` of a page: the players before its first one.',
  rank: 'The page that starts with this place; the last page for a place behind the end.',
  player: 'The page with this player in its middle; empty for one without a place.',
  search:
    'The same of the first player of the ranking whose name is or begins so, of at most 50 players with such a name.',
  aroundMe: 'The page with the member in its middle; empty for one without scores.',
};
const country = 'The ranking within a country; empty for one without players.';
const ranking = viewParameters(rankingView, {
  ...descriptions,
  country,
  window:
    'What players gained since the week, month or year began, in UTC, also with `country`. The numbers that the ranking compares are then gains, of `medals`, `cups` and `badges` also negative ones behind the first that differs from 0; others are gains or 0. Only players are listed who stand better than without what they gained and lost, by `medals` without the fourth and fifth places.',
});
const starts = viewParameters(boardStartView, descriptions);
const by = 'What the players are ranked by; `points` without it.';
const gameRanking = viewParameters(gameRankingView, {
  ...descriptions,
  by,
  country: `${country} Not with \`dlc\`.`,
  withoutDlc:
    '`0` leaves downloadable content out, by `points` and `medals`: points, medals and scores are those of the other groups, `gamePoints` 0.',
});
const groupRanking = viewParameters(groupRankingView, { ...descriptions, by });

const seriesRanking = viewParameters(seriesRankingView, {
  ...descriptions,
  by: 'Which ranking; by `points` without it.',
  country,
});

const platformRanking = viewParameters(platformRankingView, { ...descriptions, by });

const days = viewParameters(rankingDayView, {
  day: 'The first 200 players at the end of this day in UTC, not in the future; of days long past the last one of each week is kept. It has neither `country` nor `window`, and numbers that the ranking does not compare are 0.',
});

const readStandingPage = (query: QueryValues) => ({
  size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
  ...readStart(StandingCursor, starts.read(query)),
  /** Whether the member’s own standing comes with the page. */
  withOwn: readOwn(query),
});

/** @throws RequestError (400) for a window or a country of an earlier day */
function readFilters(values: QueryValues) {
  const { country: code, window } = ranking.read(values);
  const { day } = days.read(values);
  if (day !== undefined && (code || window)) throw badFilter('at');
  return { country: code, window: window || undefined, day };
}

/** @throws RequestError (400) for game points or a country without downloadable content */
function readGameFilters(values: QueryValues) {
  const filters = gameRanking.read(values);
  const { by: board = gameRankingView.defaults.by, withoutDlc = false } = filters;
  if (withoutDlc && (!isPartBoard(board) || filters.country)) throw badFilter('dlc');
  return { by: board, withoutDlc, country: filters.country };
}

export type StandingPage = ReturnType<typeof readStandingPage>;

/** The parameters that say where a page starts. */
export const rankingStarts = Object.keys(starts.properties);

const common = {
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  own: Type.Optional(
    Type.String({
      enum: ['me'],
      description: 'Adds the member’s own standing, with what the next place needs.',
    }),
  ),
};

/** The queries as sent, for the links to other pages, and their parsed values. */
export const playerBoardQuery = decodedParameters(
  Type.Object({ ...common, ...ranking.properties, ...days.properties }),
  (values) => ({
    values,
    page: readStandingPage(values),
    ...readFilters(values),
  }),
);
export const gameBoardQuery = decodedParameters(
  Type.Object({ ...common, ...gameRanking.properties }),
  (values) => ({ values, page: readStandingPage(values), ...readGameFilters(values) }),
);
export const groupBoardQuery = decodedParameters(
  Type.Object({ ...common, ...groupRanking.properties }),
  (values) => ({
    values,
    page: readStandingPage(values),
    by: groupRanking.read(values).by ?? groupRankingView.defaults.by,
  }),
);
export const platformBoardQuery = decodedParameters(
  Type.Object({ ...common, ...platformRanking.properties }),
  (values) => ({
    values,
    page: readStandingPage(values),
    by: platformRanking.read(values).by ?? platformRankingView.defaults.by,
  }),
);
export const seriesBoardQuery = decodedParameters(
  Type.Object({ ...common, ...seriesRanking.properties }),
  (values) => ({
    values,
    page: readStandingPage(values),
    by: seriesRanking.read(values).by ?? seriesRankingView.defaults.by,
    country: seriesRanking.read(values).country,
  }),
);
