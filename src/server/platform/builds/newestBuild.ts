import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/tables';
import { createClientBuildReader, parseDocument, type ClientBuild } from './clientBuild';
import { findNewerBuild } from './buildRepository';
import { readBuildIdentity } from './readBuildFiles';

interface UpdateTarget {
  document: ClientBuild | undefined;
  worker: string | undefined;
}

/**
 * The worker and its app shells, of the newest build that any node serves: whichever node a browser reaches, it never goes
 * back to an older build. If the database is unavailable, this node's own build.
 */
export function createNewestBuildReader(database: Database, clientFolder: string) {
  const readOwnDocument = createClientBuildReader(clientFolder);
  const workerFile = path.join(clientFolder, 'sw.js');

  return async function readNewestBuild(): Promise<UpdateTarget> {
    const own = await readBuildIdentity(clientFolder);
    const newer = own && (await findNewerBuild(database, own).catch(() => undefined));
    const document = parseDocument(newer?.document);
    if (newer && document) return { document, worker: newer.worker };
    return {
      document: await readOwnDocument(),
      worker: await readFile(workerFile, 'utf8').catch(() => undefined),
    };
  };
}
