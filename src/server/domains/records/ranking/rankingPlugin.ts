import { fastifyPlugin } from 'fastify-plugin';
import type { RankingScope } from '../../../platform/database/rankingTables';
import { errorLabel } from '../../../platform/errors/errorLabel';
import { runInScope } from '../../../platform/http/requestScope';
import { backOff } from '../../../platform/jobs/backOff';
import type { PlatformServices } from '../../../platform/services';
import { rankingScopes, runRankingTask } from './runRankingWork';

/** Milliseconds between two looks for rankings that are due: changes show within about a second. */
const pause = 500;

interface Lane extends Pick<PlatformServices, 'clock' | 'database' | 'logger'> {
  scope: RankingScope;
  signal: AbortSignal;
}

/** Looks for rankings of one scope that are due. After a failure it waits, longer each time. */
function startLane({ clock, database, logger, scope, signal }: Lane) {
  const requestScope = { label: 'job:ranking', log: logger.child({ job: 'ranking' }) };
  let failures = 0;
  let resumeAt = 0;
  let running: Promise<void> | undefined;

  const work = async () => {
    while (!signal.aborted && (await runRankingTask(database, clock(), { scopes: [scope] })));
    failures = 0;
  };
  const start = () => {
    if (performance.now() < resumeAt) return;
    running ??= runInScope(requestScope, work)
      .catch((error: unknown) => {
        failures += 1;
        resumeAt = performance.now() + backOff(failures);
        logger.warn({ job: 'ranking', scope, code: errorLabel(error) }, 'ranking failed');
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
 * Computes what is due from the start of the application until it closes. Every node takes part: each piece of work is leased by
 * itself. Charts do not wait for games, which may have many players.
 */
export const rankingPlugin = fastifyPlugin<Pick<PlatformServices, 'clock' | 'database' | 'logger'>>(
  async (app, services) => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const lanes = rankingScopes.map((scope) => startLane({ ...services, scope, signal }));
    app.addHook('onClose', async () => {
      lifetime.abort();
      await Promise.all(lanes.map(async (lane) => lane.stop()));
    });
  },
  { name: 'ranking', fastify: '5.x' },
);
