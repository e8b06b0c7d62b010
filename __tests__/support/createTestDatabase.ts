import type { Worker } from 'node:worker_threads';
import { openDatabase, type DatabaseLimits } from '../../src/server/database/openDatabase';
import type { OpenDatabase } from '../../src/server/database/openedDatabase';
import { startSourceWorker } from './startSourceWorker';
import {
  createLocation,
  currentDriver,
  endConnections,
  removeLocation,
  templateVariable,
} from './testDatabases';

interface TestDatabaseOptions extends DatabaseLimits {
  /** Without its migrations. */
  empty?: boolean;
}

export interface TestDatabase extends OpenDatabase {
  /** Ends every connection from the database's side, as its restart does. For the embedded database the thread ends. */
  breakConnections: () => Promise<void>;
}

/** A migrated database without rows, this file's own. Close it in afterAll, or Jest waits for its thread for ever. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { empty = false, ...limits } = options;
  const driver = currentDriver();
  const template = empty ? undefined : process.env[templateVariable(driver)];
  const location = await createLocation(driver, template);
  let thread: Worker | undefined;
  const startWorker = (data: { folder: string }) => (thread = startSourceWorker(data));
  const opened = await openDatabase(location, startWorker, {
    // Other test files run at the same time: the product's two seconds would make a busy machine a failure.
    statementTimeout: 30_000,
    connectionTimeout: 30_000,
    ...limits,
  });
  const close = async () => {
    await opened.close();
    await removeLocation(driver, location.name);
  };
  const breakConnections = async () => {
    if (driver === 'postgres') await endConnections(location.name);
    else await thread?.terminate();
  };
  return { ...opened, breakConnections, close };
}
