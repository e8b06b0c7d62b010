import { fastifyPlugin } from 'fastify-plugin';
import { jobKinds } from '../../../contract/jobKinds';
import { errorCode } from '../errors/errorCode';
import type { PlatformServices } from '../services';
import { createJobRepository } from './jobRepository';
import { runDueJobs, type Job } from './runJobs';

interface Services extends Pick<PlatformServices, 'clock' | 'database' | 'logger'> {
  jobs: readonly Job[];
}

/** Milliseconds between two looks for jobs that are due. */
const pause = 5000;

/** Runs background jobs from the start of the application until it closes. Several nodes share them. */
export const backgroundJobsPlugin = fastifyPlugin<Services>(
  async (app, { jobs, logger, ...services }) => {
    const repository = createJobRepository(services);
    let registered = false;
    let stopped = false;
    let running: Promise<void> | undefined;

    const work = async () => {
      if (!registered) await repository.register(jobKinds);
      registered = true;
      await runDueJobs({ jobs, repository, logger }, () => stopped);
    };
    const start = () => {
      running ??= work()
        .catch((error: unknown) => logger.warn({ code: errorCode(error) }, 'jobs not started'))
        .finally(() => {
          running = undefined;
        });
    };

    const timer = setInterval(start, pause).unref();
    // Unawaited on purpose: startup does not wait for the jobs.
    app.addHook('onReady', async () => start());
    app.addHook('onClose', async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    });
  },
  { name: 'background-jobs', fastify: '5.x' },
);
