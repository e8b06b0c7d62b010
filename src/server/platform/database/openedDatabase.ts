import type { Database } from './tables';
import type { WriteState } from './writeState';

export interface PoolCounts {
  total: number;
  idle: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  /** For requests: a statement may take no longer than `statementTimeout`. */
  database: Database;
  /** For background jobs that read all players of a ranking: a statement may take a minute. One connection. */
  patient: Database;
  /** Without a statement timeout, for migrations and sample content. */
  unlimited: Database;
  writeState: WriteState;
  /** The connections of `database`. */
  readPool: () => PoolCounts;
  /** Resolves with the reason when the embedded database ended and cannot be restarted in this process. */
  lost: Promise<string>;
  close: () => Promise<void>;
}
