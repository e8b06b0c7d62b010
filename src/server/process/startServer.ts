import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { buildApp } from './app';
import { publishBuild } from '../platform/builds/publishBuild';
import type { ServerConfig } from '../platform/settings/config';
import { openDatabase } from '../platform/database/openDatabase';
import type { OpenDatabase } from '../platform/database/openedDatabase';
import { printReady, type PrintLine } from './startupMessages';
import { lockDataFolder } from './dataFolderLock';
import { createLifecycle, type Lifecycle } from '../platform/http/lifecycle';
import { startMaintenanceServer } from './maintenanceServer';
import { prepareDatabase } from './prepareDatabase';
import { restrictNewFiles, restrictDataFolder } from './dataFolderPermissions';
import { createShutdownTasks, type ShutdownTasks } from './shutdownTasks';
import { explainFolder, explainPort } from '../platform/settings/startupErrors';
import { keepTombstoneFile } from './tombstoneFile';
import { keepTokenSecret } from './tokenSecret';

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
const responseLifetime = 500;

/** With two seconds, a pause for garbage collection or a busy machine is no overload. */
const overloadLimits = { sampleInterval: 2000, waiting: 100 };

/** Starts lock, database, migrations, sample content and HTTP in this order; a failure undoes all of them. */
export async function startServer(
  config: ServerConfig,
  runtime: RuntimeOptions,
): Promise<RunningServer> {
  const { announce } = runtime;
  const shutdownTasks = createShutdownTasks();
  try {
    const opened = await openStorage(config, runtime, shutdownTasks);
    const embedded = config.databaseUrl === undefined;
    const seeded = await prepareDatabase(opened, { embedded, announce });
    await supportBackups(config, opened, { announce, shutdownTasks });
    const lifecycle = createLifecycle();
    const origin = await serve(config, { runtime, opened, lifecycle, shutdownTasks });
    printReady(announce, { config, origin, seeded });
    const stop = async () => {
      await Promise.race([lifecycle.stop(), after(grace)]);
      await shutdownTasks.run();
    };
    return { stop, lost: opened.lost };
  } catch (error) {
    await shutdownTasks.run();
    throw error;
  }
}

/** Opens the database; for the embedded one, locks its folder for this process. */
export async function openStorage(
  config: ServerConfig,
  { startWorker, announce }: Pick<RuntimeOptions, 'startWorker' | 'announce'>,
  shutdownTasks: ShutdownTasks,
): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl } = config;
  restrictNewFiles();
  if (databaseUrl === undefined) {
    const lock = await explainFolder(dataFolder, () => lockDataFolder(dataFolder));
    shutdownTasks.add(lock.release);
    config.tokenSecret ??= await explainFolder(dataFolder, () => keepTokenSecret(dataFolder));
  }
  const location = { url: databaseUrl, folder: path.join(dataFolder, 'database') };
  const onRestart = (reason: string) =>
    announce(`The embedded database stopped unexpectedly and is restarting: ${firstLine(reason)}`);
  const opened = await explainFolder(dataFolder, () =>
    openDatabase(location, startWorker, { onRestart }),
  );
  shutdownTasks.add(opened.close);
  // The embedded database sets the permissions of its initial files regardless of the umask.
  await restrictPermissions(dataFolder, announce);
  return opened;
}

/** What backups need of a running server. */
async function supportBackups(
  { databaseUrl, dataFolder }: ServerConfig,
  { database, unlimited }: OpenDatabase,
  { announce, shutdownTasks }: { announce: PrintLine; shutdownTasks: ShutdownTasks },
): Promise<void> {
  shutdownTasks.add(keepTombstoneFile({ database, dataFolder, report: announce }));
  if (databaseUrl !== undefined) return;
  const stop = await explainFolder(dataFolder, () =>
    startMaintenanceServer({ database: unlimited, dataFolder }),
  );
  shutdownTasks.add(stop);
}

async function restrictPermissions(dataFolder: string, announce: PrintLine): Promise<void> {
  const warning = await explainFolder(dataFolder, () => restrictDataFolder(dataFolder));
  if (warning !== undefined) announce(warning);
}

interface Parts {
  runtime: RuntimeOptions;
  opened: OpenDatabase;
  lifecycle: Lifecycle;
  shutdownTasks: ShutdownTasks;
}

/** Starts listening; returns the URL for a browser on this machine. */
async function serve(config: ServerConfig, parts: Parts): Promise<string> {
  const { runtime, opened, lifecycle, shutdownTasks } = parts;
  const { clientFolder } = runtime;
  const logger = pino({ level: config.logLevel, base: null });
  const stopPublishing = await publishBuild({ database: opened.unlimited, clientFolder, logger });
  shutdownTasks.add(async () => stopPublishing());
  const app = await buildApp({
    config: {
      ...config,
      clientFolder,
      responseLifetime,
      overloadLimits: { ...overloadLimits, eventLoopDelay: config.overloadDelay },
    },
    runsJobs: true,
    database: opened.database,
    patient: opened.patient,
    writeState: opened.writeState,
    readPool: opened.readPool,
    clock: () => new Date(),
    logger,
    lifecycle,
  });
  shutdownTasks.add(() => app.close());
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
