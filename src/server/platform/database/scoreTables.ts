import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DecisionReason, EventDetail } from '../../../contract/records/decisions';
import type { PrivatePart } from '../../../contract/records/privateParts';
import type { ScoreEventKind, ScoreState } from '../../../contract/records/scoreStates';

type Timestamp = ColumnType<string, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<string, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Stays when the account is deleted, without its user. */
export interface PlayersTable {
  id: GeneratedAlways<number>;
  userId: number | null;
  /** ISO 3166-1 alpha-2. */
  country: Generated<string | null>;
  /** False for a player whose scores do not rank. */
  ranked: Generated<boolean>;
  /** When the staff took the player out of the rankings, and why. */
  unrankedAt: NullableTimestamp;
  unrankReason: Generated<DecisionReason | null>;
  unrankNote: Generated<string | null>;
  /** The parts of the page of the player that others do not see. */
  privateParts: Generated<PrivatePart[]>;
  createdAt: GeneratedTimestamp;
}

/** A player whose scores do not rank, or not rank yet, as the player does. */
export interface PlayerRankingChangesTable {
  playerId: number;
  at: Timestamp;
  /** The user who did it; null for the site itself. */
  actorId: number | null;
  reason: DecisionReason;
  note: string | null;
}

/** A player whose scores do not have the player’s country yet. A trigger on `players` adds it. */
export interface CountryChangesTable {
  playerId: number;
  at: GeneratedTimestamp;
}

/** The current score of a player on a chart. */
export interface ScoresTable {
  id: GeneratedAlways<number>;
  chartId: number;
  playerId: number;
  /** One for each value column of the chart, in the smallest unit of its format. */
  amounts: number[];
  /** Compares as bytes like the amounts on the chart: the better score first. */
  sortKey: Buffer;
  platformId: number | null;
  /** That of the player: a trigger sets that of a new row, workers follow a change. */
  country: ColumnType<string | null, never, string | null>;
  /** A calendar day. */
  achievedOn: string | null;
  postedAt: Timestamp;
  /** When the amounts were posted: the order within a tie. */
  changedAt: Timestamp;
  state: Generated<ScoreState>;
  /** An unproved score whose proof waits does not rank yet. A proved one was unproved before: it is so again if its acceptance is reversed. */
  wasUnproved: Generated<boolean>;
  /** The state of a withdrawn score once the withdrawal is undone. */
  restoresTo: Generated<ScoreState | null>;
  ranked: Generated<boolean>;
  /** The end of the time in which a proof must be sent. */
  dueAt: NullableTimestamp;
  revision: Generated<number>;
}

/** Append-only. Each hash covers the event and the hash before it. */
export interface ScoreEventsTable {
  id: GeneratedAlways<number>;
  chartId: number;
  /** From 1 within the chart. */
  sequence: number;
  scoreId: number;
  playerId: number;
  revision: number;
  kind: ScoreEventKind;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  /** The user who did it; null for the site itself. */
  actorId: number | null;
  at: Timestamp;
  /** Of the row of a posted batch: the same key is answered with the same event. */
  clientKey: string | null;
  /** Why, and with which proof. */
  detail: ColumnType<EventDetail | null, string | null | undefined, never>;
  previousHash: Buffer;
  hash: Buffer;
}

/** Public words of the staff about an event, which has their hash. */
export interface EventNotesTable {
  chartId: number;
  sequence: number;
  text: string;
}

/** The end of each chart's chain. */
export interface ChartHeadsTable {
  chartId: number;
  eventCount: number;
  hash: Buffer;
  /** How many events the last root of a day covers. */
  rootedCount: Generated<number>;
}

/** A posted row that changed nothing, by the key of its player. */
export interface UnchangedPostsTable {
  playerId: number;
  clientKey: string;
  chartId: number;
  scoreId: number;
  /** Of the score that had the values already. */
  revision: number;
  content: ColumnType<unknown, string, never>;
  at: Timestamp;
}

/** The changes of the first place of a chart; a trigger on the events adds them. Null from `scoreId` on when no score was left. */
export interface ChartRecordsTable {
  chartId: number;
  /** Of the event that made the change. */
  sequence: number;
  at: Timestamp;
  scoreId: number | null;
  playerId: number | null;
  amounts: number[] | null;
  achievedOn: string | null;
  sortKey: Buffer | null;
}
