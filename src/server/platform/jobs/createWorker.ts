import type { FastifyBaseLogger } from 'fastify';
import { errorLabel } from '../errors/errorLabel';
import { runInScope } from '../http/requestScope';

interface WorkerOptions {
  /** Its name in logs and in the statistics of queries. */
  job: string;
  logger: FastifyBaseLogger;
  /** Milliseconds between two looks for work. */
  pause: number;
  /** Milliseconds until the next attempt after one, two … failures in a row, the last one again and again. */
  retryPauses?: readonly number[];
  /** Does what is due, until nothing is or the worker is stopped. */
  work: (isStopped: () => boolean) => Promise<void>;
}

/**
 * Looks for work again and again, once at a time: mails, jobs and rankings. Who may do a piece of work is up to the work:
 * it claims it with a lease or a lock of its row.
 */
export function createWorker({ job, logger, pause, retryPauses = [], work }: WorkerOptions) {
  const scope = { label: `job:${job}`, log: logger.child({ job }) };
  let failures = 0;
  let resumeAt = 0;
  let stopped = false;
  let isAsked = false;
  let running: Promise<void> | undefined;

  const workOnce = async () => {
    try {
      await runInScope(scope, async () => work(() => stopped));
      failures = 0;
    } catch (error) {
      resumeAt = performance.now() + (retryPauses[failures] ?? retryPauses.at(-1) ?? 0);
      failures += 1;
      logger.warn({ job, code: errorLabel(error) }, 'background work failed');
    }
  };
  const isDue = () => isAsked && !stopped && performance.now() >= resumeAt;
  const workWhileAsked = async () => {
    while (isDue()) {
      isAsked = false;
      await workOnce();
    }
  };
  /** Starts a look, or one more when the current one ends. */
  const start = () => {
    isAsked = true;
    running ??= workWhileAsked().finally(() => {
      running = undefined;
      // Asked after the last look, before this.
      if (isDue()) start();
    });
  };
  const timer = setInterval(start, pause).unref();
  return {
    start,
    /** Ends after the piece of work that is being done. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
