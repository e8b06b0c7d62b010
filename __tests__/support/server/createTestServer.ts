import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../../src/server/process/app';
import type { AppConfig } from '../../../src/server/platform/settings/appDependencies';
import type { Database } from '../../../src/server/platform/database/tables';
import './checkResponses';
import './namePlugins';
import '../database/refuseSecondConnection';
import { createTestDatabase, type TestDatabase } from '../database/createTestDatabase';

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  now: () => Date;
  setTime: (time: string) => void;
  readPool: TestDatabase['readPool'];
  breakConnections: TestDatabase['breakConnections'];
  close: () => Promise<void>;
}

interface TestServerOptions {
  config?: Partial<AppConfig>;
  /** Another server whose database and clock this one shares: a second node. */
  node?: TestServer;
  /** Off by default: jobs would write beside the requests of a test. */
  runsJobs?: boolean;
  /** Receives the log lines; none are written by default. */
  writeLog?: (line: string) => void;
  /** Replaces the counts of the database's connections. */
  readPool?: TestDatabase['readPool'];
}

/** The whole HTTP server on a migrated, empty database, with a clock the test can set. Close it in afterAll. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { config = {}, node, runsJobs, writeLog } = options;
  const opened = node
    ? { ...node, writeState: undefined, close: async () => undefined }
    : await createTestDatabase();
  const { database, writeState, breakConnections } = opened;
  const { readPool = opened.readPool } = options;
  let time = new Date('2026-11-20T12:00:00Z');
  const now = node ? node.now : () => time;
  const logger = writeLog
    ? pino({ level: 'info' }, { write: writeLog })
    : pino({ level: 'silent' });
  const app = await buildApp({
    config: { port: 3000, tokenSecret: 'a secret of the tests, forty characters long', ...config },
    runsJobs,
    database,
    writeState,
    readPool,
    clock: now,
    logger,
  });
  return {
    app,
    database,
    now,
    setTime: (text: string) => {
      time = new Date(text);
    },
    readPool,
    breakConnections,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}
