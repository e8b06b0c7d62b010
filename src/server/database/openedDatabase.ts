import type { Database } from './tables';

export interface OpenDatabase {
  /** For requests: a statement may take no longer than `statementTimeout`. */
  database: Database;
  /** For migrations and sample content, which may take their time. */
  unhurried: Database;
  /** Resolves when the database ended and cannot come back within this process. */
  lost: Promise<void>;
  close: () => Promise<void>;
}
