import type { ColumnType, Generated } from 'kysely';

type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** The places with points of a chart: one row for each distinct score. */
export interface ChartPlacesTable {
  chartId: number;
  /** 0 for all platforms together. */
  platformId: number;
  sortKey: Buffer;
  rank: number;
  /** How many scores share the place. */
  tied: number;
  points: number;
  /** 0 for a first place alone among several scores, 1 to 5 for these ranks. */
  medal: number | null;
  /** The version of the formulas it was computed with. */
  ruleVersion: string;
}

/** Counts of ranked scores from one sort key to the next, for the ranks of large charts. Triggers on `scores` maintain the totals. */
export interface ChartBucketsTable {
  chartId: number;
  low: Buffer;
  total: number;
}

/** How many scores a chart has at this moment; maintained by triggers on `scores`. */
export interface ChartCountsTable {
  chartId: number;
  /** Without the withdrawn ones. */
  scoreCount: number;
  rankedCount: number;
  provedCount: number;
}

/** Numbers of places by medal, as in {@link ChartPlacesTable.medal}. */
interface Medals {
  place0: Generated<number>;
  place1: Generated<number>;
  place2: Generated<number>;
  place3: Generated<number>;
  place4: Generated<number>;
  place5: Generated<number>;
}

export interface GameStandingsTable extends Medals {
  gameId: number;
  playerId: number;
  chartPoints: Generated<number>;
  /** Without downloadable content. */
  basePoints: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
  lastScoreAt: NullableTimestamp;
  gamePoints: Generated<number>;
  rank: Generated<number | null>;
  medalRank: Generated<number | null>;
}

export interface PlayerTotalsTable extends Medals {
  playerId: number;
  chartPoints: Generated<number>;
  gamePoints: Generated<number>;
  /** Places on the boards of games: 0 for a first place alone. */
  cup0: Generated<number>;
  cup1: Generated<number>;
  cup2: Generated<number>;
  cup3: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
  /** Scores that are unproved. */
  disabledCount: Generated<number>;
}

/** What a player had at the end of a day on which it changed. */
export interface PlayerDaysTable {
  playerId: number;
  day: string;
  chartPoints: number;
  gamePoints: number;
  place0: number;
  place1: number;
  place2: number;
  place3: number;
  scoreCount: number;
  provedCount: number;
  /** How many values the player posted on the day. */
  posts: number;
}

export type RankingScope = 'chart' | 'game';

/** What must be computed again: dirty while done < wanted. */
export interface RankingWorkTable {
  scope: RankingScope;
  subjectId: number;
  wanted: Generated<number>;
  done: Generated<number>;
  notBefore: ColumnType<string, Date | string | undefined, Date | string>;
  leasedUntil: NullableTimestamp;
}
