import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JobKind } from '../../../contract/jobKinds';

type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Event counts per day. Most kinds are maintained by triggers; visits are added by the server. */
export interface DailyCountsTable {
  kind: string;
  day: string;
  word: string;
  shard: number;
  total: number;
}

/** Maintained by triggers on article_views. */
export interface ArticleViewCountsTable {
  grain: 'day' | 'month' | 'year';
  start: string;
  articleId: number;
  total: number;
}

/** The history of the setting `site`. Version 0 is the value before the first change. */
export interface SiteVersionsTable {
  version: number;
  value: ColumnType<unknown, string, never>;
  actorId: number | null;
  restoredFrom: number | null;
  savedAt: ColumnType<string, Date | string, never>;
}

/** Completed backups. */
export interface SiteBackupsTable {
  id: GeneratedAlways<number>;
  startedAt: ColumnType<string, Date | string, never>;
  finishedAt: ColumnType<string, Date | string, never>;
  /** The size of the file. */
  bytes: number;
  rowCount: number;
  /** The last migration that was applied to the database. */
  migration: string;
}

/** Filled by a trigger on users; a restore deletes these accounts again. */
export interface DeletedAccountsTable {
  userId: number;
  createdAt: ColumnType<string, Date | string, never>;
  deletedAt: Generated<string>;
}

/** One row per kind of background work: when it runs next and how the last runs went. */
export interface JobsTable {
  kind: JobKind;
  dueAt: ColumnType<string, Date | string, Date | string>;
  /** Set while a node runs the job; another node may start it when this time has passed. */
  leasedUntil: NullableTimestamp;
  /** Counts the runs: a node that has lost its lease no longer matches the row. */
  run: Generated<number>;
  startedAt: NullableTimestamp;
  succeededAt: NullableTimestamp;
  failedAt: NullableTimestamp;
  error: Generated<string | null>;
  /** Failed runs since the last success. */
  failures: Generated<number>;
}

/** One row per run of a node's process. */
export interface ServerNodesTable {
  id: string;
  name: string;
  build: string;
  builtAt: string;
  runtime: string;
  startedAt: ColumnType<string, Date | string, never>;
  seenAt: ColumnType<string, Date | string, Date | string>;
  stoppedAt: ColumnType<string | null, Date | string | undefined, Date | string | null>;
}

/** A node's requests by minute, kept for 48 hours. */
export interface RequestMinutesTable {
  minute: ColumnType<string, Date | string, never>;
  nodeId: string;
  requests: number;
  failures: number;
  durations: number[];
}

/** Secrets shared by all nodes. */
export interface ServerSecretsTable {
  key: string;
  value: string;
  createdAt: ColumnType<string, Date | string | undefined, Date | string>;
}
