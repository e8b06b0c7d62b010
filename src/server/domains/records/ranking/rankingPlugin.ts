import { fastifyPlugin } from 'fastify-plugin';
import { errorLabel } from '../../../platform/errors/errorLabel';
import { runInScope } from '../../../platform/http/requestScope';
import { backOff } from '../../../platform/jobs/backOff';
import type { PlatformServices } from '../../../platform/services';
import { runRankingTask } from './runRankingWork';

/** Milliseconds between two looks for rankings that are due: changes show within about a second. */
const pause = 500;

/**
 * Computes what is due from the start of the application until it closes. Every node takes part: each piece of work is leased by
 * itself. After a failure it waits, longer each time.
 */
export const rankingPlugin = fastifyPlugin<Pick<PlatformServices, 'clock' | 'database' | 'logger'>>(
  async (app, { clock, database, logger }) => {
    const scope = { label: 'job:ranking', log: logger.child({ job: 'ranking' }) };
    const lifetime = new AbortController();
    let failures = 0;
    let resumeAt = 0;
    let running: Promise<void> | undefined;

    const work = async () => {
      while (!lifetime.signal.aborted && (await runRankingTask(database, clock())));
      failures = 0;
    };
    const start = () => {
      if (performance.now() < resumeAt) return;
      running ??= runInScope(scope, work)
        .catch((error: unknown) => {
          failures += 1;
          resumeAt = performance.now() + backOff(failures);
          logger.warn({ job: 'ranking', code: errorLabel(error) }, 'ranking failed');
        })
        .finally(() => {
          running = undefined;
        });
    };

    const timer = setInterval(start, pause).unref();
    app.addHook('onClose', async () => {
      lifetime.abort();
      clearInterval(timer);
      await running;
    });
  },
  { name: 'ranking', fastify: '5.x' },
);
