import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { environment } from '../../../config/environment';
import { sitePaths } from '../../../contract/paths';
import { isMigrated } from '../database/migrate';
import type { Database } from '../database/tables';
import type { WriteState } from '../database/writeState';
import type { Lifecycle } from '../http/lifecycle';

const Health = Type.Object({ status: Type.String(), build: Type.String(), builtAt: Type.String() });
const build = { build: environment.buildId, builtAt: environment.builtAt };

interface NodeState {
  database: Database;
  writeState: WriteState | undefined;
  lifecycle: Lifecycle;
}

/** Why the node is not ready for requests; undefined if it is. */
export type FindObstacle = () => Promise<string | undefined>;

/**
 * Live: the process responds. Ready: the database is migrated and accepts writes, and the process is not stopping; send it
 * requests. Both name the build.
 */
export const healthRoutes: FastifyPluginCallbackTypebox<{
  findObstacle: FindObstacle;
}> = (app, { findObstacle }, done) => {
  const schema = { hide: true, response: { 200: Health, 503: Health } };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('Cache-Control', 'no-store');
    next();
  });
  app.get(sitePaths.live, { schema }, () => ({ status: 'live', ...build }));
  app.get(sitePaths.ready, { schema }, async (_request, reply) => {
    const obstacle = await findObstacle();
    return reply.code(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready', ...build });
  });
  done();
};

export async function findObstacle({
  database,
  writeState,
  lifecycle,
}: NodeState): Promise<string | undefined> {
  if (lifecycle.stopping) return 'stopping';
  try {
    if (!(await isMigrated(database))) return 'migrations are missing';
    return (await writeState?.isWritable(database)) === false
      ? 'the database accepts no writes'
      : undefined;
  } catch {
    return 'the database does not answer';
  }
}
