import { sql } from 'kysely';
import type { JobKind } from '../../../contract/jobKinds';
import type { Database } from '../database/tables';
import { errorLabel } from '../errors/errorLabel';
import type { Clock } from '../settings/appDependencies';
import { backOff } from './backOff';

export interface ClaimedJob {
  kind: JobKind;
  run: number;
  failures: number;
}

/** Milliseconds until another node may start a job whose node has not renewed its lease. */
export const lease = 60_000;

/** The jobs' rows: a lease makes sure that a job runs on one node at a time. */
export function createJobRepository({ database, clock }: { database: Database; clock: Clock }) {
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  /** A node that has lost its lease changes nothing. */
  const own = ({ kind, run }: ClaimedJob) =>
    database.updateTable('jobs').where('kind', '=', kind).where('run', '=', run);

  return {
    /** Adds rows for new kinds, due at once. */
    async register(kinds: readonly JobKind[]): Promise<void> {
      const dueAt = later(0);
      await database
        .insertInto('jobs')
        .values(kinds.map((kind) => ({ kind, dueAt })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Claims the next of these kinds that is due; concurrent nodes skip it. */
    async claim(kinds: readonly JobKind[]): Promise<ClaimedJob | undefined> {
      const now = later(0);
      const { rows } = await sql<ClaimedJob>`
        update jobs set run = run + 1, started_at = ${now}, leased_until = ${later(lease)}
        where kind = (
          select kind from jobs
          where kind = any(${[...kinds]}) and due_at <= ${now}::timestamptz
            and (leased_until is null or leased_until <= ${now}::timestamptz)
          order by due_at, kind limit 1 for update skip locked)
        returning kind, run, failures`.execute(database);
      return rows[0];
    },

    async renew(job: ClaimedJob): Promise<void> {
      await own(job)
        .set({ leasedUntil: later(lease) })
        .execute();
    },

    async succeed(job: ClaimedJob, every: number): Promise<void> {
      const now = later(0);
      await own(job)
        .set({ leasedUntil: null, dueAt: later(every), succeededAt: now, failures: 0 })
        .execute();
    },

    /** Schedules the next attempt, which is never later than the next regular run. */
    async fail(job: ClaimedJob, every: number, error: unknown): Promise<void> {
      const failures = job.failures + 1;
      await own(job)
        .set({
          leasedUntil: null,
          dueAt: later(Math.min(backOff(failures), every)),
          failedAt: later(0),
          error: errorLabel(error),
          failures,
        })
        .execute();
    },

    /** Records one item of a kind whose items have leases of their own. */
    async note(kind: JobKind, error?: unknown): Promise<void> {
      const now = later(0);
      await database
        .updateTable('jobs')
        .set(({ eb }) =>
          error === undefined
            ? { startedAt: now, succeededAt: now, failures: 0 }
            : {
                startedAt: now,
                failedAt: now,
                error: errorLabel(error),
                failures: eb('failures', '+', 1),
              },
        )
        .where('kind', '=', kind)
        .execute();
    },
  };
}

export type JobRepository = ReturnType<typeof createJobRepository>;
