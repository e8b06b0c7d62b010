import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Registry, type Gauge } from 'prom-client';
import { sitePaths } from '../../../contract/paths';
import type { AppDependencies } from '../settings/appDependencies';
import { withTimeout } from './cachedReader';
import type { Metrics } from './metrics';
import { createMetricsGuard } from './metricsAccess';
import { processMetrics } from './processMetrics';
import { createFigureReaders } from './siteFigures';

/** Milliseconds a scrape waits for the readiness check. */
const readyTimeout = 1000;

interface MetricsOptions extends Pick<
  AppDependencies,
  'clock' | 'config' | 'database' | 'readPool'
> {
  metrics: Metrics;
  /** Why the node is not ready; undefined if it is. */
  findObstacle: () => Promise<string | undefined>;
}

/** The metrics of this node, for Prometheus. Not a part of the API. */
export const metricsRoutes: FastifyPluginCallbackTypebox<MetricsOptions> = (app, options, done) => {
  const { metrics, readPool, findObstacle } = options;
  const { readDepths, readPlatforms, readRankings, readSizes, readTimes } =
    createFigureReaders(options);
  const registries = Registry.merge([processMetrics(), metrics.registry]);

  const collect = async () => {
    const [depths, rankings, platforms, sizes, times, ready] = await Promise.all([
      readDepths(),
      readRankings(),
      readPlatforms(),
      readSizes(),
      readTimes(),
      withTimeout(
        findObstacle().then((obstacle) => obstacle === undefined),
        readyTimeout,
      ),
    ]);
    metrics.ready.set(ready === true ? 1 : 0);
    metrics.databaseUp.set(depths === undefined ? 0 : 1);
    setOrRemove(metrics.mailsWaiting, depths?.mailsWaiting);
    setOrRemove(metrics.mailsDead, depths?.mailsDead);
    setOrRemove(metrics.publicationsDue, depths?.publicationsDue);
    setOrRemove(metrics.rankingsWaiting, rankings?.waiting);
    setOrRemove(metrics.rankingsWaitingSeconds, rankings && (rankings.seconds ?? 0));
    setOrRemove(metrics.platformsWaiting, platforms?.waiting);
    setOrRemove(metrics.platformsWaitingSeconds, platforms?.seconds);
    setOrRemove(metrics.rankingsFailing, rankings?.failing);
    setOrRemove(metrics.rankingsMended, rankings?.mendedToday);
    setOrRemove(metrics.databaseBytes, sizes?.databaseBytes);
    setOrRemove(metrics.pictures, sizes?.pictures);
    setOrRemove(metrics.pictureBytes, sizes?.pictureBytes);
    setOrRemove(metrics.backupAt, times?.backupAt);
    for (const { kind, succeededAt, failures } of times?.jobs ?? []) {
      metrics.jobFailures.set({ kind }, failures);
      if (succeededAt !== undefined) metrics.jobSuccessAt.set({ kind }, succeededAt);
    }
    const pool = readPool?.();
    setOrRemove(metrics.poolConnections, pool?.total);
    setOrRemove(metrics.poolIdle, pool?.idle);
    setOrRemove(metrics.poolWaiting, pool?.waiting);
    return registries.metrics();
  };

  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
    next();
  });
  app.addHook('onRequest', createMetricsGuard(options.config));
  app.get(sitePaths.metrics, { schema: { hide: true } }, async (_request, reply) => {
    const text = await collect();
    return reply.type(registries.contentType).send(text);
  });
  done();
};

/** An unknown value is left out: an old one would look like a fact. */
function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
