import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Clock } from '../settings/appDependencies';
import type { JobKind } from '../../../contract/jobKinds';
import { createCachedReader } from './cachedReader';
import { findLastBackup } from './lastBackup';
import { readPlatformFigures } from './platformFigures';
import { readRankingFigures } from './rankingFigures';

/** Milliseconds. A scrape must not wait longer than the scraper does (10 seconds by default). */
const timeout = 1000;
const depthsLifetime = 5000;
const sizesLifetime = 60_000;

interface Depths {
  mailsWaiting: number;
  mailsDead: number;
  publicationsDue: number;
}

interface JobTimes {
  kind: JobKind;
  /** Seconds since 1970. */
  succeededAt: number | undefined;
  /** Since the last success. */
  failures: number;
}

interface Sizes {
  databaseBytes: number;
  pictures: number;
  pictureBytes: number;
}

/** Index lookups and tables that are almost empty. */
async function readDepths(database: Database, now: string): Promise<Depths> {
  const { rows } = await sql<Depths>`
    select
      (select count(*) from mails where failed_at is null) as mails_waiting,
      (select count(*) from mails where failed_at is not null) as mails_dead,
      (select count(*) from articles
        where publication_recorded_at is null and status = 'PUBLISHED' and published_at <= ${now}::timestamptz
      ) as publications_due`.execute(database);
  return rows[0] ?? { mailsWaiting: 0, mailsDead: 0, publicationsDue: 0 };
}

/** Seconds since 1970. */
const seconds = (moment: string) => Date.parse(moment) / 1000;

/** When each job last succeeded, and the last backup; what never happened is missing. */
async function readTimes(database: Database) {
  const jobs = await database
    .selectFrom('jobs')
    .select(['kind', 'succeededAt', 'failures'])
    .execute();
  const backup = await findLastBackup(database);
  return {
    jobs: jobs.map(({ kind, succeededAt, failures }): JobTimes => ({
      kind,
      failures,
      succeededAt: succeededAt === null ? undefined : seconds(succeededAt),
    })),
    backupAt: backup === null ? undefined : seconds(backup.finishedAt),
  };
}

export async function readSizes(database: Database): Promise<Sizes> {
  const { rows } = await sql<Sizes>`
    select
      pg_database_size(current_database()) as database_bytes,
      (select count(*) from pictures) as pictures,
      (select coalesce(sum(size), 0)::bigint from picture_files) as picture_bytes
    `.execute(database);
  return rows[0] ?? { databaseBytes: 0, pictures: 0, pictureBytes: 0 };
}

/** What only the database knows. Each function responds in limited time; undefined while the database does not. */
export function createFigureReaders({ database, clock }: { database: Database; clock: Clock }) {
  return {
    readDepths: createCachedReader(() => readDepths(database, clock().toISOString()), {
      lifetime: depthsLifetime,
      timeout,
    }),
    readRankings: createCachedReader(() => readRankingFigures(database), {
      lifetime: depthsLifetime,
      timeout,
    }),
    readPlatforms: createCachedReader(() => readPlatformFigures(database), {
      lifetime: depthsLifetime,
      timeout,
    }),
    readTimes: createCachedReader(() => readTimes(database), {
      lifetime: depthsLifetime,
      timeout,
    }),
    readSizes: createCachedReader(() => readSizes(database), { lifetime: sizesLifetime, timeout }),
  };
}
