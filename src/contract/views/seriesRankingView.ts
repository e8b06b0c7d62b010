import { partBoards, seriesBoards } from '../records/rankingBoards';
import { boardStartView, firstStart, startBoard } from './boardViews';
import { defineView, type ShownBy } from './defineView';
import { alternative, countryCode } from './parameters';

/** The ranking of the players of a series. */
export const seriesRankingView = defineView(
  {
    by: alternative('by', seriesBoards),
    country: countryCode(),
    ...boardStartView.parameters,
  },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type SeriesRankingView = ShownBy<typeof seriesRankingView>;

/** The ranking of the players of a platform: the same as of a part of a game, because its places bring game points to nobody. */
export const platformRankingView = defineView(
  { by: alternative('by', partBoards), ...boardStartView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type PlatformRankingView = ShownBy<typeof platformRankingView>;

/** Either of them. */
export type CatalogueRankingView = PlatformRankingView | SeriesRankingView;
