import { gameBoards } from '../records/rankingBoards';
import { defineView, type ShownBy } from './defineView';
import {
  alternative,
  catalogueId,
  countryCode,
  cursor,
  flag,
  playerId,
  rank,
  search,
} from './parameters';

/** The page around the member. */
const aroundMe = () => flag('around', 'me', { filters: false });

/** A page starts somewhere, or is the one around the member. */
const oneStart = <Shown extends { after: string; aroundMe: boolean }>(shown: Shown): Shown =>
  shown.after === '' ? shown : { ...shown, aroundMe: false };

/** Where a page of the board of a chart starts: none of these is its beginning. */
export interface BoardStart {
  /** The page starts behind a score. */
  after: string;
  /** It ends before a score. */
  before: string;
  /** It starts with a place. */
  rank: number | null;
  /** It is around the score of a player. */
  player: number | null;
  /** It is around the score of the player whose name begins so. */
  search: string;
  aroundMe: boolean;
}

const boardBeginning: BoardStart = {
  after: '',
  before: '',
  rank: null,
  player: null,
  search: '',
  aroundMe: false,
};

/** The board with another start; its beginning without one. */
export const startBoard = <Shown extends object>(
  shown: Shown,
  start: Partial<BoardStart> = {},
) => ({
  ...shown,
  ...boardBeginning,
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
  {
    after: cursor(),
    before: cursor('before'),
    rank: rank(),
    player: playerId(),
    search: search({ filters: false }),
    aroundMe: aroundMe(),
    platform: catalogueId('platform'),
    country: countryCode(),
  },
  (shown) => startBoard(shown, firstStart(shown)),
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
