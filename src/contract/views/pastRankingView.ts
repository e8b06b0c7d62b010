import { boardStartView, firstStart, startBoard } from './boardViews';
import { defineView, type ShownBy } from './defineView';
import { day } from './pastBoardView';

/** The day of a ranking of the past, in UTC. */
export const rankingDayView = defineView({ day });

/** A page of a ranking of all players at the end of a day. */
export const pastRankingView = defineView(
  { ...rankingDayView.parameters, ...boardStartView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type PastRankingView = ShownBy<typeof pastRankingView>;
