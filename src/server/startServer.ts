import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { buildApp } from './app';
import { publishBuild } from './builds/publishBuild';
import type { ServerConfig } from './config';
import { openDatabase } from './database/openDatabase';
import type { OpenDatabase } from './database/openedDatabase';
import { printReady, type PrintLine } from './process/startupMessages';
import { lockDataFolder } from './process/dataFolderLock';
import { createLifecycle, type Lifecycle } from './process/lifecycle';
import { prepareDatabase } from './process/prepareDatabase';
import { restrictNewFiles, restrictDataFolder } from './process/dataFolderPermissions';
import { createCleanupTasks, type CleanupTasks } from './process/cleanup';
import { explainFolder, explainPort } from './process/startupErrors';
import { keepTokenSecret } from './process/tokenSecret';

export interface RuntimeOptions {
  announce: PrintLine;
  /** The client's build folder. */
  clientFolder: string;
  startWorker: (data: { folder: string }) => Worker;
}

export interface RunningServer {
  /** Rejects new requests, lets running ones finish, then closes everything. */
  stop: () => Promise<void>;
  /** Resolves with the reason when the server cannot continue. */
  lost: Promise<string>;
}

/** Milliseconds running requests have to finish. */
const grace = 10_000;

/** Milliseconds responses to guests are cached. Even with the time of the next query, changes show on every node within a second. */
const answerLifetime = 500;

/** Starts lock, database, migrations, first content and HTTP, one after the other; a failure undoes all of them. */
export async function startServer(
  config: ServerConfig,
  surroundings: RuntimeOptions,
): Promise<RunningServer> {
  const { announce } = surroundings;
  const releases = createCleanupTasks();
  try {
    const opened = await openStorage(config, surroundings, releases);
    const embedded = config.databaseUrl === undefined;
    const seeded = await prepareDatabase(opened, { embedded, announce });
    const lifecycle = createLifecycle();
    const origin = await serve(config, { surroundings, opened, lifecycle, releases });
    printReady(announce, { config, origin, seeded });
    const stop = async () => {
      await Promise.race([lifecycle.stop(), after(grace)]);
      await releases.run();
    };
    return { stop, lost: opened.lost };
  } catch (error) {
    await releases.run();
    throw error;
  }
}

/** Opens the database; for the embedded one, locks its folder for this process. */
export async function openStorage(
  config: ServerConfig,
  { startWorker, announce }: Pick<RuntimeOptions, 'startWorker' | 'announce'>,
  releases: CleanupTasks,
): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl } = config;
  restrictNewFiles();
  if (databaseUrl === undefined) {
    const lock = await explainFolder(dataFolder, () => lockDataFolder(dataFolder));
    releases.add(lock.release);
    config.tokenSecret ??= await explainFolder(dataFolder, () => keepTokenSecret(dataFolder));
  }
  const location = { url: databaseUrl, folder: path.join(dataFolder, 'database') };
  const onRestart = (reason: string) =>
    announce(`The embedded database ended and is being restarted: ${firstLine(reason)}`);
  const opened = await explainFolder(dataFolder, () =>
    openDatabase(location, startWorker, { onRestart }),
  );
  releases.add(opened.close);
  // The embedded database sets the permissions of its initial files regardless of the umask.
  await restrictPermissions(dataFolder, announce);
  return opened;
}

async function restrictPermissions(dataFolder: string, announce: PrintLine): Promise<void> {
  const warning = await explainFolder(dataFolder, () => restrictDataFolder(dataFolder));
  if (warning !== undefined) announce(warning);
}

interface Parts {
  surroundings: RuntimeOptions;
  opened: OpenDatabase;
  lifecycle: Lifecycle;
  releases: CleanupTasks;
}

/** Starts listening; returns the URL for a browser on this machine. */
async function serve(config: ServerConfig, parts: Parts): Promise<string> {
  const { surroundings, opened, lifecycle, releases } = parts;
  const { clientFolder } = surroundings;
  const logger = pino({ level: config.logLevel, base: null });
  const stopPublishing = await publishBuild({ database: opened.unhurried, clientFolder, logger });
  releases.add(async () => stopPublishing());
  const app = await buildApp({
    config: { ...config, clientFolder, answerLifetime },
    database: opened.database,
    writeState: opened.writeState,
    clock: () => new Date(),
    logger,
    lifecycle,
  });
  releases.add(() => app.close());
  const { host, port } = config;
  await explainPort({ host, port }, () => app.listen({ host, port }));
  const address = app.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return config.publicUrl ?? `http://localhost:${listening}`;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
