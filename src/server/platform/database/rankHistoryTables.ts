import type { ColumnType } from 'kysely';

/** A day at whose end, in UTC, the rankings of all players were kept. */
interface RankingDaysTable {
  day: string;
  keptAt: ColumnType<string, Date | string, Date | string>;
}

/** What a rank of a day is found with. */
interface RankingDayMarksTable {
  day: string;
  board: string;
  total: number;
  /** How many players were better than each mark, the best first. */
  better: number[];
  /** What the board compares, as one array for each number. */
  counts: number[][];
  leaders: number[];
}

/** The best rank of a player at the end of a day. */
interface PlayerBestRanksTable {
  playerId: number;
  board: string;
  rank: number;
  day: string;
}

export interface RankHistoryTables {
  rankingDays: RankingDaysTable;
  rankingDayMarks: RankingDayMarksTable;
  playerBestRanks: PlayerBestRanksTable;
}
