import { fastifyPlugin } from 'fastify-plugin';
import { errorLabel } from '../../../platform/errors/errorLabel';
import { runInScope } from '../../../platform/http/requestScope';
import type { PlatformServices } from '../../../platform/services';
import { createCountryMover } from '../scores/moveCountries';
import { payLargeTies } from './payLargeTies';
import { rankNextGame } from './rankNextGame';

/** Milliseconds between two looks for games that are due. */
const pause = 200;
/** Milliseconds until the next attempt after the database has failed, the last one again and again. */
const retryPauses = [500, 2000, 10_000, 60_000];
/** How many games a node ranks at the same time. */
const atOnce = 2;

interface Worker extends Pick<PlatformServices, 'clock' | 'database' | 'logger'> {
  signal: AbortSignal;
}

/** Ranks what is due until nothing is. When nothing else waits, members of large ties are paid, and scores get new countries. */
async function work({ clock, database, logger, signal }: Worker): Promise<void> {
  const moveCountry = createCountryMover(database);
  while (!signal.aborted) {
    const outcome = await rankNextGame(database, clock());
    if (typeof outcome === 'object')
      logger.warn(
        { job: 'ranking', game: outcome.gameId, code: errorLabel(outcome.failed) },
        'ranking failed',
      );
    if (outcome !== 'nothing' || (await payLargeTies(database, clock()))) continue;
    if (!(await moveCountry())) return;
  }
}

/** Looks for work again and again. After a failure of the database it waits, longer each time. */
function startWorker(worker: Worker) {
  const { logger } = worker;
  const scope = { label: 'job:ranking', log: logger.child({ job: 'ranking' }) };
  let failures = 0;
  let resumeAt = 0;
  let running: Promise<void> | undefined;
  const start = () => {
    if (performance.now() < resumeAt) return;
    running ??= runInScope(scope, async () => work(worker))
      .then(() => {
        failures = 0;
        return undefined;
      })
      .catch((error: unknown) => {
        resumeAt = performance.now() + (retryPauses[failures] ?? 60_000);
        failures += 1;
        logger.warn({ job: 'ranking', code: errorLabel(error) }, 'ranking failed');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(start, pause).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Ranks the games whose scores changed from the start of the application until it closes. Every node takes part: whoever works on a game
 * locks it.
 */
export const rankingPlugin = fastifyPlugin<Pick<PlatformServices, 'clock' | 'database' | 'logger'>>(
  async (app, services) => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const workers = Array.from({ length: atOnce }, () => startWorker({ ...services, signal }));
    app.addHook('onClose', async () => {
      lifetime.abort();
      await Promise.all(workers.map(async (worker) => worker.stop()));
    });
  },
  { name: 'ranking', fastify: '5.x' },
);
