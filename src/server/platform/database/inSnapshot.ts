import type { Database } from './tables';

/** Reads at one moment, with any number of statements. Writers are not blocked, and not seen. */
export const inSnapshot = async <Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
