import { gameBoards, isPartBoard, partBoards, rankingWindows } from '../records/rankingBoards';
import { defineView, type ShownBy } from './defineView';
import {
  alternative,
  catalogueId,
  choice,
  countryCode,
  cursor,
  flag,
  playerId,
  rank,
  search,
} from './parameters';

/** Where a page of a board or of a ranking starts: none of these is its beginning. */
export const boardStartView = defineView({
  /** The page starts behind a row. */
  after: cursor(),
  /** It ends before a row. */
  before: cursor('before'),
  /** It starts with a place. */
  rank: rank(),
  /** It is around a player. */
  player: playerId(),
  /** It is around the player whose name begins so. */
  search: search({ filters: false }),
  /** It is around the member. */
  aroundMe: flag('around', 'me', { filters: false }),
});
export type BoardStart = ShownBy<typeof boardStartView>;

/** Which scores the board of a chart has. */
export const boardFilterView = defineView({
  platform: catalogueId('platform'),
  country: countryCode(),
});
export type BoardFilters = ShownBy<typeof boardFilterView>;

/** The board with another start; its beginning without one. */
export const startBoard = <Shown extends object>(
  shown: Shown,
  start: Partial<BoardStart> = {},
) => ({
  ...shown,
  ...boardStartView.defaults,
  ...start,
});

/** Only the first of the starts that are given. */
export function firstStart({
  after,
  before,
  rank: place,
  player,
  search: name,
  aroundMe: around,
}: Partial<BoardStart>): Partial<BoardStart> {
  if (after) return { after };
  if (before) return { before };
  if (place) return { rank: place };
  if (player) return { player };
  if (name) return { search: name };
  return around ? { aroundMe: true } : {};
}

/** Whether a page is the first one of its board. */
export const isBeginning = (view: BoardStart): boolean =>
  Object.keys(firstStart(view)).length === 0;

/** The board of a chart. */
export const boardView = defineView(
  { ...boardStartView.parameters, ...boardFilterView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type BoardView = ShownBy<typeof boardView>;

/** What the rankings of all games are narrowed to: the players of a country, and what was gained in a window. */
export const rankingFilterView = defineView({
  country: countryCode(),
  window: choice('window', rankingWindows, ''),
});
export type RankingFilters = ShownBy<typeof rankingFilterView>;

/** A ranking of players of all games. */
export const rankingView = defineView(
  { ...rankingFilterView.parameters, ...boardStartView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type RankingView = ShownBy<typeof rankingView>;

/** The ranking of the players of a game. */
export const gameRankingView = defineView(
  {
    by: alternative('by', gameBoards),
    /** Without downloadable content. */
    withoutDlc: flag('dlc', '0'),
    /** With all content. */
    country: countryCode(),
    ...boardStartView.parameters,
  },
  (shown) => {
    const withoutDlc = shown.withoutDlc && isPartBoard(shown.by);
    return {
      ...startBoard(shown, firstStart(shown)),
      withoutDlc,
      country: withoutDlc ? '' : shown.country,
    };
  },
);
export type GameRankingView = ShownBy<typeof gameRankingView>;

/** The ranking of the players of a group. */
export const groupRankingView = defineView(
  { by: alternative('by', partBoards), ...boardStartView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type GroupRankingView = ShownBy<typeof groupRankingView>;

/** A list of scores from the newest on. */
export const scoreListView = defineView({ after: cursor() });
export type ScoreListView = ShownBy<typeof scoreListView>;
