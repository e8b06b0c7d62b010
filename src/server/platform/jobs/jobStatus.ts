import type { JobKind, JobState } from '../../../contract/jobKinds';
import type { Database } from '../database/tables';

export interface JobStatus {
  kind: JobKind;
  state: JobState;
  lastRunAt: string | null;
  lastSuccessAt: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
  failures: number;
  nextRunAt: string | null;
  nbWaiting: number | null;
  nbFailed: number | null;
}

/** How many mails wait, how many were given up, and when the next one is due. */
async function countMails(database: Database) {
  return database
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('failedAt', 'is', null).as('nbWaiting'),
      fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('nbFailed'),
      fn.min('dueAt').filterWhere('failedAt', 'is', null).as('nextRunAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** The state of every kind of background work, for operators and metrics. */
export async function readJobStatus(database: Database, now: Date): Promise<JobStatus[]> {
  const rows = await database.selectFrom('jobs').selectAll().orderBy('kind').execute();
  const mails = await countMails(database);
  return rows.map((row) => ({
    kind: row.kind,
    state: stateOf(row, now),
    lastRunAt: row.startedAt,
    lastSuccessAt: row.succeededAt,
    lastErrorAt: row.failedAt,
    lastError: row.error,
    failures: row.failures,
    ...(row.kind === 'mails' ? mails : { nextRunAt: row.dueAt, nbWaiting: null, nbFailed: null }),
  }));
}

function stateOf(
  { leasedUntil, failures }: { leasedUntil: string | null; failures: number },
  now: Date,
): JobState {
  if (leasedUntil !== null && Date.parse(leasedUntil) > now.getTime()) return 'running';
  return failures > 0 ? 'failing' : 'waiting';
}
