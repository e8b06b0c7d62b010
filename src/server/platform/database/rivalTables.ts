import type { ColumnType } from 'kysely';

/** What is kept of a rival of a player. */
export interface KeptRival {
  player: number;
  near: number;
  shared: number;
  won: number;
  lost: number;
  tied: number;
}

/** The players near a player, for a day. */
interface PlayerRivalsTable {
  playerId: number;
  countedAt: ColumnType<string, Date | string, Date | string>;
  /** How many latest scores of the player were searched, and how many were compared. */
  scoreCount: number;
  comparedCount: number;
  rivals: ColumnType<KeptRival[], string, string>;
}

export interface RivalTables {
  playerRivals: PlayerRivalsTable;
}
