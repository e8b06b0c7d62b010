import { runInScope } from '../http/requestScope';
import type { Job } from '../jobs/runJobs';
import type { PlatformServices } from '../services';

/** The job, counted and timed, and named in its statements and slow-query log. */
export function measureJob(
  job: Job,
  { logger, metrics }: Pick<PlatformServices, 'logger' | 'metrics'>,
): Job {
  const { kind } = job;
  const scope = { label: `job:${kind}`, log: logger.child({ job: kind }) };
  const run = async () => {
    const end = metrics.jobDuration.startTimer({ kind });
    try {
      const result = await job.run();
      metrics.jobRuns.inc({ kind, result: 'success' });
      return result;
    } catch (error) {
      metrics.jobRuns.inc({ kind, result: 'failure' });
      throw error;
    } finally {
      end();
    }
  };
  return { ...job, run: () => runInScope(scope, run) };
}
