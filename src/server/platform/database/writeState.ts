import { sql } from 'kysely';
import { isWriteFailure } from './databaseErrors';
import type { Database } from './tables';

/** Milliseconds between probes while writes fail. */
const probeInterval = 1000;

/** Whether the database accepts writes, judged by the most recent ones. */
export interface WriteState {
  /** Records a driver error: a failed write makes the state not writable. */
  observe: (error: unknown) => void;
  /** Costs nothing while writes succeed. After a failed write it probes at most once a second until a probe succeeds. */
  isWritable: (database: Database) => Promise<boolean>;
}

export function createWriteState(): WriteState {
  let failing = false;
  let probedAt = 0;

  const probe = async (database: Database) => {
    probedAt = performance.now();
    try {
      await probeWrite(database);
      failing = false;
    } catch {
      failing = true;
    }
  };

  return {
    observe: (error) => {
      if (!isWriteFailure(error)) return;
      // The write has just failed, so delay the first probe.
      if (!failing) probedAt = performance.now();
      failing = true;
    },
    isWritable: async (database) => {
      if (failing && performance.now() - probedAt >= probeInterval) await probe(database);
      return !failing;
    },
  };
}

/** Needs space in a table file and in the write-ahead log, as a real write does, and leaves no data. */
function probeWrite(database: Database): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await sql`create temp table write_probe (filler text) on commit drop`.execute(transaction);
    await sql`alter table write_probe alter column filler set storage external`.execute(
      transaction,
    );
    await sql`insert into write_probe select repeat('x', 8000) from generate_series(1, 64)`.execute(
      transaction,
    );
    await sql`select pg_logical_emit_message(true, 'write probe', repeat('x', 65536))`.execute(
      transaction,
    );
  });
}
