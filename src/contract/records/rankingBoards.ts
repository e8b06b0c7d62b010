/** The boards of all players. */
export const playerBoards = [
  'points',
  'game-points',
  'medals',
  'cups',
  'proofs',
  'badges',
] as const;
export type PlayerBoard = (typeof playerBoards)[number];

/** The boards of the players of a series: no series has badges. */
export const seriesBoards = ['points', 'game-points', 'medals', 'cups', 'proofs'] as const;

export const isPlayerBoard = (text: string): text is PlayerBoard =>
  playerBoards.some((board) => board === text);

/** The spans in which gains are ranked, all of UTC: from Monday, the first of the month, and 1 January on. */
export const rankingWindows = ['week', 'month', 'year'] as const;
export type RankingWindow = (typeof rankingWindows)[number];

/** What the players of a game can be ranked by. */
export const gameBoards = ['points', 'game-points', 'medals'] as const;
export type GameBoard = (typeof gameBoards)[number];

/** What those of a part of a game or of a platform can be: its places bring game points to nobody. */
export const partBoards = ['points', 'medals'] as const;
export type PartBoard = (typeof partBoards)[number];

export const isPartBoard = (board: GameBoard): board is PartBoard => board !== 'game-points';

/** So many places of a ranking are kept for each day. */
export const keptPlaces = 200;

/** How many days back the change of a player’s totals is counted. */
export const changeDays = 30;
