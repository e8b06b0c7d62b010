import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables';
import { errorCode } from '../errors/errorCode';
import { markServed, storeBuild } from './buildRepository';
import { readAsset, readBuildFiles, readBuildIdentity } from './readBuildFiles';

/** Milliseconds between two records that this node serves its build. */
const interval = 60_000;

interface Publishing {
  database: Database;
  clientFolder: string;
  logger: FastifyBaseLogger;
}

/**
 * Publishes this node's build to the others before it serves a page of it, and records that it is served until stopped. A
 * build that replaces it without a restart is published within a minute.
 */
export async function publishBuild({ database, clientFolder, logger }: Publishing) {
  let published: string | undefined;
  const publish = async () => {
    const id = (await readBuildIdentity(clientFolder))?.id;
    if (id === undefined) return;
    if (id === published) return markServed(database, id);
    const build = await readBuildFiles(clientFolder);
    if (!build) return;
    await storeBuild(database, build, (name) => readAsset(clientFolder, name));
    published = build.id;
  };
  const attempt = () =>
    publish().catch((error: unknown) =>
      logger.warn({ code: errorCode(error) }, 'build not registered'),
    );
  await attempt();
  const timer = setInterval(() => void attempt(), interval).unref();
  return () => clearInterval(timer);
}
