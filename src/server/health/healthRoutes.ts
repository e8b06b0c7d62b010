import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { environment } from '../../config/environment';
import { sitePaths } from '../../contract/paths';
import { isMigrated } from '../database/migrate';
import type { Database } from '../database/tables';
import type { Lifecycle } from '../process/lifecycle';

const Health = Type.Object({ status: Type.String(), build: Type.String(), builtAt: Type.String() });
const build = { build: environment.buildId, builtAt: environment.builtAt };

interface HealthOptions {
  database: Database;
  lifecycle: Lifecycle;
}

/** Live: the process answers. Ready: it also has a migrated database and is not stopping; send it requests. Both name the build. */
export const healthRoutes: FastifyPluginCallbackTypebox<HealthOptions> = (app, options, done) => {
  const schema = { hide: true, response: { 200: Health, 503: Health } };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('Cache-Control', 'no-store');
    next();
  });
  app.get(sitePaths.live, { schema }, () => ({ status: 'live', ...build }));
  app.get(sitePaths.ready, { schema }, async (_request, reply) => {
    const obstacle = await findObstacle(options);
    return reply.code(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready', ...build });
  });
  done();
};

async function findObstacle({ database, lifecycle }: HealthOptions): Promise<string | undefined> {
  if (lifecycle.stopping) return 'stopping';
  try {
    return (await isMigrated(database)) ? undefined : 'migrations are missing';
  } catch {
    return 'the database does not answer';
  }
}
