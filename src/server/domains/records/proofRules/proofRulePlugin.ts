import { fastifyPlugin } from 'fastify-plugin';
import { createWorker } from '../../../platform/jobs/createWorker';
import type { PlatformServices } from '../../../platform/services';
import { checkNextChart } from './checkNextChart';

/**
 * Demands the proofs that the rules of groups name, from the start of the application until it closes. Every node takes part. After a
 * failure a worker waits, longer each time.
 */
export const proofRulePlugin = fastifyPlugin<
  Pick<PlatformServices, 'clock' | 'database' | 'logger'>
>(
  async (app, { clock, database, logger }) => {
    const worker = createWorker({
      job: 'proofRules',
      logger,
      pause: 5000,
      retryPauses: [5000, 10_000, 60_000],
      work: async (isStopped) => {
        while (!isStopped() && (await checkNextChart(database, clock())));
      },
    });
    app.addHook('onClose', async () => worker.stop());
  },
  { name: 'proofRules', fastify: '5.x' },
);
