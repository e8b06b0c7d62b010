import { languages } from '../../contract/languages';
import {
  ownScoreOrders,
  playerGameOrders,
  playerScoreOrders,
} from '../../contract/records/catalogue';
import { dayRanges, rankRanges } from '../../contract/records/playerDays';
import { firstStates } from '../../contract/records/past';
import { proofFilters } from '../../contract/records/proofs';
import { playerBoards } from '../../contract/records/rankingBoards';
import { caseStates } from '../../contract/reports';
import { articleListView } from '../../contract/views/articleListView';
import {
  boardView,
  gameRankingView,
  groupRankingView,
  rankingView,
  scoreListView,
} from '../../contract/views/boardViews';
import { comparisonView } from '../../contract/views/comparisonView';
import type { View } from '../../contract/views/defineView';
import { gameListView } from '../../contract/views/gameListView';
import { moderatedProofView } from '../../contract/views/moderatedProofView';
import { moderatedRequestView } from '../../contract/views/moderatedRequestView';
import { pastBoardView } from '../../contract/views/pastBoardView';
import { pastRankingView } from '../../contract/views/pastRankingView';
import { playerListView } from '../../contract/views/playerListView';
import type { Parameter } from '../../contract/views/parameters';
import { fields, list, type Shape } from './shape';
import { listParameter, oneOf, personSlug, plain, playerId, scoreId } from './valueRedactors';

/* The arguments of the requests for lists. */

const viewFields = <Shown extends object>({ parameters }: View<Shown>): Record<string, Shape> =>
  Object.fromEntries(
    Object.entries<Parameter<unknown>>(parameters).map(([key, { kind }]) => [
      key,
      listParameter[kind],
    ]),
  );

const language = oneOf(languages);

export const inLanguage = fields({ language });
export const oneInLanguage = fields({ language, id: plain });
export const chartsQuery = fields({ language, id: plain, whole: plain, withOwn: plain });
export const articleQuery = fields({ language, ...viewFields(articleListView) });
export const gameQuery = fields({ language, ...viewFields(gameListView) });
export const latestQuery = fields({ language, ...viewFields(scoreListView) });
export const boardQuery = fields({
  language,
  id: plain,
  view: fields(viewFields(boardView)),
  withOwn: plain,
});
export const gameRankingQuery = fields({
  language,
  id: plain,
  view: fields(viewFields(gameRankingView)),
  withOwn: plain,
});
export const groupRankingQuery = fields({
  language,
  id: plain,
  view: fields(viewFields(groupRankingView)),
  withOwn: plain,
});
export const rankingQuery = fields({
  language,
  board: oneOf(playerBoards),
  view: fields(viewFields(rankingView)),
  withOwn: plain,
});
export const playerQuery = fields({ language, id: playerId });
export const playerDaysQuery = fields({ id: playerId, range: oneOf(dayRanges) });
export const playerRanksQuery = fields({
  id: playerId,
  board: oneOf(playerBoards),
  range: oneOf(rankRanges),
});
export const playerListQuery = fields(viewFields(playerListView));
export const playerGamesQuery = fields({ language, id: playerId, order: oneOf(playerGameOrders) });
export const playerYearQuery = fields({ language, id: playerId, year: plain });
export const explanationQuery = fields({ language, id: playerId, board: oneOf(playerBoards) });
export const paidScoresQuery = fields({
  language,
  id: playerId,
  game: plain,
  order: oneOf(playerScoreOrders),
});
export const playerFirstsQuery = fields({ language, id: playerId, state: oneOf(firstStates) });
export const pastBoardQuery = fields({
  language,
  id: plain,
  view: fields(viewFields(pastBoardView)),
});
export const pastRankingQuery = fields({
  language,
  board: oneOf(playerBoards),
  view: fields(viewFields(pastRankingView)),
  withOwn: plain,
});
export const comparisonQuery = fields({
  language,
  id: playerId,
  other: playerId,
  view: fields(viewFields(comparisonView)),
});
export const ownScoresQuery = fields({ language, game: plain, order: oneOf(ownScoreOrders) });
export const unplayedQuery = fields({ language, game: plain });
export const ownProofsQuery = fields({ language, state: oneOf(proofFilters) });
export const playedGamesQuery = fields({ games: list(plain) });
export const scoreQuery = fields({ language, id: scoreId });
export const memberQuery = fields({ language, slug: personSlug });
export const moderatedQuery = fields({ language, ...viewFields(moderatedProofView) });
export const moderatedRequestsQuery = fields({
  language,
  ...viewFields(moderatedRequestView),
});
export const reportCasesQuery = fields({ language, state: oneOf(caseStates) });
