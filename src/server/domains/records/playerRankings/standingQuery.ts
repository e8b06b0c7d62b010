import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { gameRankingView, rankingView } from '../../../../contract/views/boardViews';
import { readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { viewParameters } from '../../../platform/http/viewParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readStart } from '../chartBoards/aroundMe';

const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** The last player of a page: what the board compares, and the player’s id. */
export const StandingCursor = Type.Object({
  counts: Type.Array(count, { minItems: 1, maxItems: 6 }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

const descriptions = {
  after: 'From `hydra:next` of a page: the players after its last one.',
  aroundMe: 'The page with the member in its middle; empty for one without scores.',
};
const ranking = viewParameters(rankingView, descriptions);
const gameRanking = viewParameters(gameRankingView, {
  ...descriptions,
  by: 'What the players are ranked by; `points` without it.',
});

const readStandingPage = (query: QueryValues) => ({
  size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
  ...readStart(StandingCursor, ranking.read(query)),
});

export type StandingPage = ReturnType<typeof readStandingPage>;

const itemsPerPage = itemsPerPageParam(limits.rankingPageSize);

/** The queries as sent, for the links to other pages, and their parsed values. */
export const playerBoardQuery = decodedParameters(
  Type.Object({ itemsPerPage, ...ranking.properties }),
  (values) => ({ values, page: readStandingPage(values) }),
);
export const gameBoardQuery = decodedParameters(
  Type.Object({ itemsPerPage, ...gameRanking.properties }),
  (values) => ({
    values,
    page: readStandingPage(values),
    by: gameRanking.read(values).by ?? gameRankingView.defaults.by,
  }),
);
