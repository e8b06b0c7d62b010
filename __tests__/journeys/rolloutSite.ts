import { sql } from 'kysely';
import { pino } from 'pino';
import { buildApp } from '../../src/server/process/app';
import { publishBuild } from '../../src/server/platform/builds/publishBuild';
import { migrate } from '../../src/server/platform/database/migrate';
import { seedSampleContent } from '../../src/server/sample/seedSampleContent';
import { createTestDatabase, type TestDatabase } from '../support/database/createTestDatabase';
import { startRoundRobinProxy } from '../support/server/roundRobinProxy';
import { createRelease, type Release } from './releases';

const logger = pino({ level: 'silent' });
const tokenSecret = 'a secret of the tests, forty characters long';

async function startNode({ database, unlimited }: TestDatabase, { clientFolder }: Release) {
  const stopPublishing = await publishBuild({ database: unlimited, clientFolder, logger });
  const app = await buildApp({
    config: { port: 0, tokenSecret, clientFolder, rateLimitFactor: 1000, responseLifetime: 500 },
    database,
    clock: () => new Date(),
    logger,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    stopPublishing();
    await app.close();
  };
  return { origin, stop };
}

/** A site during a rollout: a node of each build on one database, behind one address. */
export async function startRolloutSite() {
  const releases = [
    createRelease({ id: 'old', builtAt: '2026-11-01T10:00:00Z' }),
    createRelease({ id: 'new', builtAt: '2026-11-02T10:00:00Z' }),
  ];
  const opened = await createTestDatabase({ empty: true });
  await migrate(opened.unlimited);
  await seedSampleContent(opened.unlimited, { covers: 'none', records: 'none' });
  const nodes = await Promise.all(releases.map((release) => startNode(opened, release)));
  const proxy = await startRoundRobinProxy(nodes.map(({ origin }) => origin));
  const sawNewBuild = async (daysAgo: number) => {
    await opened.unlimited
      .updateTable('clientBuilds')
      .set({ seenAt: sql`now() - ${daysAgo} * interval '1 day'` })
      .where('id', '=', 'new')
      .execute();
  };
  return {
    ...proxy,
    /** Makes the nodes see no node with the new build, as before the rollout. */
    hideNewBuild: () => sawNewBuild(1),
    showNewBuild: () => sawNewBuild(0),
    stop: async () => {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.stop()));
      await opened.close();
      for (const release of releases) release.remove();
    },
  };
}
