import { fastifyPlugin } from 'fastify-plugin';
import { jobKinds } from '../../../contract/jobKinds';
import type { PlatformServices } from '../services';
import { createJobRepository } from './jobRepository';
import { createWorker } from './createWorker';
import { runDueJobs, type Job } from './runJobs';

interface Services extends Pick<PlatformServices, 'clock' | 'database' | 'logger'> {
  jobs: readonly Job[];
}

/** Runs background jobs from the start of the application until it closes. Several nodes share them. */
export const backgroundJobsPlugin = fastifyPlugin<Services>(
  async (app, { jobs, logger, ...services }) => {
    const repository = createJobRepository(services);
    let registered = false;
    const worker = createWorker({
      job: 'jobs',
      logger,
      pause: 5000,
      work: async (isStopped) => {
        if (!registered) await repository.register(jobKinds);
        registered = true;
        await runDueJobs({ jobs, repository, logger }, isStopped);
      },
    });
    // Startup does not wait for the jobs.
    app.addHook('onReady', async () => worker.start());
    app.addHook('onClose', worker.stop);
  },
  { name: 'background-jobs', fastify: '5.x' },
);
