import type { Database } from '../database/tables';

/** The part of sessions that account changes need. The session domain implements it. */
export interface SessionEnding {
  /** Ends all sessions of an account, except the given one. */
  endAll: (transaction: Database, userId: number, except?: string) => Promise<void>;
}
