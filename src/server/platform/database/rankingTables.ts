import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A change of a chart since its game was ranked. Triggers on `scores` add it. */
export interface RankingChangesTable {
  id: GeneratedAlways<number>;
  gameId: number;
  chartId: number;
  /** Null for all players of the chart with a larger id than `afterPlayer`. */
  playerId: number | null;
  afterPlayer: Generated<number>;
  at: Generated<string>;
}

/** Whoever ranks a game locks its row. */
export interface GameRankingsTable {
  gameId: number;
  notBefore: Generated<string>;
  failures: Generated<number>;
  error: string | null;
  /** Whether the totals of players count the game. */
  counted: boolean;
  /** How often something changed that the members of large ties wait for; they are paid when `tiesPaid` is as much. */
  tiesChanged: Generated<number>;
  tiesPaid: Generated<number>;
  tiesAt: Generated<string>;
  /** When standings of the game changed last. */
  rankedAt: Generated<string>;
  /** Standings of players with larger ids have no country yet; null if all have. */
  countriesTo: Generated<number | null>;
}

/** Every 250th row of a ranking of many players, and the last one, as they were at {@link MarkedRankingsTable.markedAt}. */
interface RankingMarksTable {
  /** 0 for the rankings of all games. */
  gameId: number;
  /** The name that `markedBoard` gives it. */
  board: string;
  /** How many players stood before the row, itself included. */
  position: number;
  /** How many players were better. */
  better: number;
  /** What the board compares. */
  counts: number[];
  playerId: number;
}

interface MarkedRankingsTable {
  gameId: number;
  board: string;
  /** How many players the ranking had. */
  total: number;
  markedAt: string;
  /** How long making the marks took. */
  took: string;
}

export interface MarkTables {
  rankingMarks: RankingMarksTable;
  markedRankings: MarkedRankingsTable;
}

/** Charts whose ranking failed. */
export interface ChartFailuresTable {
  chartId: number;
  failures: number;
  error: string;
  notBefore: string;
}

/** What a player has been paid for a chart. */
export interface ScorePointsTable {
  chartId: number;
  playerId: number;
  points: number;
  /** 0 for a first place alone among several scores, 1 to 5 for these ranks. */
  medal: number | null;
  /** Paid as a member of a large tie. */
  largeTie: Generated<boolean>;
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

/** How many ranked scores the board of a platform or country has, maintained like {@link ChartCountsTable}. */
export interface BoardCountsTable {
  chartId: number;
  /** The name that `boardName` gives it. */
  board: string;
  total: number;
}

/** Like {@link ChartBucketsTable}, for the board of a platform or country. */
export interface BoardBucketsTable extends ChartBucketsTable {
  board: string;
}

/** Numbers of places by medal, as in {@link ScorePointsTable.medal}. */
export interface Medals {
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
  /** Of nodes of the release before only: parts of a game replace it. */
  basePoints: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
  lastScoreAt: NullableTimestamp;
  disabledCount: Generated<number>;
  gamePoints: Generated<number>;
  /** The place on the board of the game, like a medal; null behind the third, and without points. */
  cup: Generated<number | null>;
  /** That of the player. A trigger sets it, and workers change it. */
  country: Generated<string | null>;
}

/** A part of a game with a ranking of its own; triggers on `chart_groups` make them. */
export interface GamePartsTable {
  id: GeneratedAlways<number>;
  gameId: number;
  /** Null for all groups that are no downloadable content. */
  groupId: number | null;
  /** Those with scores. */
  playerCount: Generated<number>;
  /** The standings of players with larger ids are still to be summed up; null if all are. */
  filledTo: number | null;
}

/** A row may stay when the player has no score any more. */
export interface PartStandingsTable extends Medals {
  partId: number;
  playerId: number;
  chartPoints: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
}

/** A player with scores and an account, as the list of players finds it. Whoever ranks games maintains it. */
export interface PlayerListingsTable {
  playerId: number;
  userId: number;
  /** In lower case. A trigger follows the account. */
  name: string;
  /** A trigger follows the player. */
  country: string | null;
  gameCount: number;
  lastScoreAt: string;
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
  /** What the held badges are worth, and how many there are. */
  badgePoints: Generated<number>;
  badgeCount: Generated<number>;
  /** When they changed last, in UTC. */
  day: Generated<string | null>;
  /** That of the player. A trigger sets it, and a worker changes it. */
  country: Generated<string | null>;
}

type Gain = Generated<number>;

/** What a player gained since the days on which the windows began. */
export interface PlayerGainsTable {
  playerId: number;
  /** That of the totals. */
  country: string | null;
  week: string;
  weekPoints: Gain;
  weekGamePoints: Gain;
  weekScores: Gain;
  weekProved: Gain;
  month: string;
  monthPoints: Gain;
  monthGamePoints: Gain;
  monthScores: Gain;
  monthProved: Gain;
  year: string;
  yearPoints: Gain;
  yearGamePoints: Gain;
  yearScores: Gain;
  yearProved: Gain;
}

/** What a player gained of what few players gain at once, one row for each window. */
export interface PlayerAwardGainsTable extends Medals {
  playerId: number;
  span: string;
  /** When the window began. */
  since: string;
  /** That of the totals. */
  country: string | null;
  cup0: Gain;
  cup1: Gain;
  cup2: Gain;
  cup3: Gain;
  provedCount: Gain;
  badgePoints: Gain;
  badgeCount: Gain;
}

/** When the rankings of a game were compared with its scores last. */
export interface RankingRecountsTable {
  gameId: number;
  at: ColumnType<string, Date | string, Date | string>;
  /** How many values were wrong and mended. */
  mended: number;
}

/** What a player posted in a month (UTC) in a game, and how many proofs were accepted there. */
export interface PlayerMonthsTable {
  playerId: number;
  /** Its first day. */
  month: string;
  gameId: number;
  created: Generated<number>;
  improved: Generated<number>;
  corrected: Generated<number>;
  accepted: Generated<number>;
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
  /** Null on days that were kept before these were. */
  place4: Generated<number | null>;
  place5: Generated<number | null>;
  cup0: Generated<number | null>;
  cup1: Generated<number | null>;
  cup2: Generated<number | null>;
  cup3: Generated<number | null>;
  badgePoints: Generated<number | null>;
  badgeCount: Generated<number | null>;
}
