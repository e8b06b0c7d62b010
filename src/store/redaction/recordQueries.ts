import type { GameListParams } from '../../contract/gameListParams';
import { gameOrders } from '../../contract/records/catalogue';
import { gameBoards, playerBoards } from '../../contract/records/rankingBoards';
import type { BoardView, GameRankingView, RankingView } from '../../contract/recordRequests';
import { language } from './articleShapes';
import { fields, type Shape } from './shape';
import { cursor, matching, oneOf, plain, playerId, renamed } from './valueRedactors';

/* The arguments of the requests for the catalogue and the boards. */

export const gameQuery = fields({
  language,
  page: plain,
  order: oneOf(gameOrders),
  search: renamed('search'),
  letter: matching(/^[a-z0]?$/),
  platform: plain,
  series: plain,
} satisfies Record<keyof GameListParams | 'language', Shape>);

export const boardQuery = fields({
  language,
  id: plain,
  view: fields({
    after: cursor,
    aroundMe: plain,
    platform: plain,
    country: matching(/^(?:[A-Z]{2})?$/),
  } satisfies Record<keyof BoardView, Shape>),
  withOwn: plain,
});

const rankingView = { after: cursor, aroundMe: plain } satisfies Record<keyof RankingView, Shape>;
export const gameRankingQuery = fields({
  language,
  id: plain,
  view: fields({ by: oneOf(gameBoards), ...rankingView } satisfies Record<
    keyof GameRankingView,
    Shape
  >),
});

export const playerQuery = fields({ language, id: playerId });
export const latestQuery = fields({ language, after: cursor });
export const rankingQuery = fields({
  language,
  board: oneOf(playerBoards),
  view: fields(rankingView),
});
