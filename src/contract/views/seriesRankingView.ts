import { seriesBoards } from '../records/rankingBoards';
import { boardStartView, firstStart, startBoard } from './boardViews';
import { defineView, type ShownBy } from './defineView';
import { alternative } from './parameters';

/** The ranking of the players of a series. */
export const seriesRankingView = defineView(
  { by: alternative('by', seriesBoards), ...boardStartView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type SeriesRankingView = ShownBy<typeof seriesRankingView>;
