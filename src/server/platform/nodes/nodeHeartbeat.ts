import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { fastifyPlugin } from 'fastify-plugin';
import { environment } from '../../../config/environment';
import { errorCode } from '../errors/errorCode';
import { withTimeout } from '../metrics/cachedReader';
import type { AppDependencies } from '../settings/appDependencies';
import { recordHeartbeat, recordStop, type NodeFacts } from './nodeRepository';
import type { RequestMinutes } from './requestMinutes';

/** Milliseconds between two heartbeats. A node counts as lost after three: see domains/administration/operation. */
const pause = 10_000;

/** Milliseconds: a database that does not answer must not delay the end of the process. */
const stopTimeout = 1000;

/** Records every few seconds that this node is alive, from when it listens until it is stopped. */
export const nodeHeartbeatPlugin = fastifyPlugin<
  Pick<AppDependencies, 'clock' | 'database' | 'logger'> & { minutes: RequestMinutes }
>(
  async (app, { clock, database, logger, minutes }) => {
    const node: NodeFacts = {
      id: randomUUID(),
      name: `${hostname()}-${process.pid}`,
      build: environment.buildId,
      builtAt: environment.builtAt,
      runtime: `Node ${process.versions.node}`,
      startedAt: clock(),
    };
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();

    const beat = async () => {
      const unsaved = minutes.unsaved();
      try {
        await recordHeartbeat(database, node, { now: clock(), minutes: unsaved });
        minutes.saved(unsaved);
      } catch (error) {
        logger.warn({ code: errorCode(error) }, 'heartbeat not recorded');
      }
    };
    const begin = () => {
      running = running.then(beat);
    };
    app.addHook('onListen', async () => {
      timer = setInterval(begin, pause).unref();
      begin();
    });
    app.addHook('onClose', async () => {
      if (timer === undefined) return;
      clearInterval(timer);
      const stop = async () => {
        await running;
        await beat();
        await recordStop(database, node.id, clock());
      };
      await withTimeout(stop(), stopTimeout);
    });
  },
  { name: 'node-heartbeat', fastify: '5.x' },
);
