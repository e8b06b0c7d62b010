import type { FastifyBaseLogger } from 'fastify';
import type { JobKind } from '../../../contract/jobKinds';
import { errorCode } from '../errors/errorCode';
import { errorLabel } from '../errors/errorLabel';
import { lease, type ClaimedJob, type JobRepository } from './jobRepository';

/** A kind of background work that runs on one node at a time. */
export interface Job {
  kind: JobKind;
  /** Milliseconds between two runs. */
  every: number;
  /**
   * Must be idempotent: a node may be killed at any point, and another one runs the job again when the lease has passed. Each
   * change is one transaction with its audit entry.
   */
  run: () => Promise<unknown>;
}

interface Runner {
  jobs: readonly Job[];
  repository: JobRepository;
  logger: FastifyBaseLogger;
}

/** Runs the jobs that are due, one after the other, until none is or `isStopped`. */
export async function runDueJobs(
  { jobs, repository, logger }: Runner,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const kinds = jobs.map(({ kind }) => kind);
  for (let due = await repository.claim(kinds); due; due = await repository.claim(kinds)) {
    const { kind } = due;
    const job = jobs.find((one) => one.kind === kind);
    if (job) await runJob(job, due, { repository, logger });
    if (isStopped()) return;
  }
}

async function runJob(job: Job, claimed: ClaimedJob, { repository, logger }: Omit<Runner, 'jobs'>) {
  const renew = () =>
    repository
      .renew(claimed)
      .catch((error: unknown) => logger.warn({ code: errorCode(error) }, 'lease not renewed'));
  const timer = setInterval(() => void renew(), lease / 3).unref();
  try {
    await job.run();
    await repository.succeed(claimed, job.every);
  } catch (error) {
    logger.warn({ job: job.kind, code: errorLabel(error) }, 'background job failed');
    await repository.fail(claimed, job.every, error);
  } finally {
    clearInterval(timer);
  }
}
