import { gameBoards } from '../records/rankingBoards';
import { defineView, type ShownBy } from './defineView';
import { alternative, catalogueId, countryCode, cursor, flag } from './parameters';

/** The page around the member. */
const aroundMe = () => flag('around', 'me', { filters: false });

/** A page starts somewhere, or is the one around the member. */
const oneStart = <Shown extends { after: string; aroundMe: boolean }>(shown: Shown): Shown =>
  shown.after === '' ? shown : { ...shown, aroundMe: false };

/** The board of a chart. */
export const boardView = defineView(
  {
    after: cursor(),
    aroundMe: aroundMe(),
    platform: catalogueId('platform'),
    country: countryCode(),
  },
  oneStart,
);
export type BoardView = ShownBy<typeof boardView>;

/** A ranking of players. */
export const rankingView = defineView({ after: cursor(), aroundMe: aroundMe() }, oneStart);
export type RankingView = ShownBy<typeof rankingView>;

/** The ranking of the players of a game. */
export const gameRankingView = defineView(
  { by: alternative('by', gameBoards), after: cursor(), aroundMe: aroundMe() },
  oneStart,
);
export type GameRankingView = ShownBy<typeof gameRankingView>;

/** A list of scores from the newest on. */
export const scoreListView = defineView({ after: cursor() });
export type ScoreListView = ShownBy<typeof scoreListView>;
