import type { Worker } from 'node:worker_threads';
import type { DatabaseLimits } from '../../../src/server/platform/database/openDatabase';
import type { OpenDatabase } from '../../../src/server/platform/database/openedDatabase';
import { startSourceWorker } from '../server/startSourceWorker';
import { openPatiently } from './openPatiently';
import {
  createLocation,
  currentDriver,
  endConnections,
  findTemplate,
  removeLocation,
} from './testDatabases';

interface TestDatabaseOptions extends DatabaseLimits {
  /** Without its migrations. */
  empty?: boolean;
}

export interface TestDatabase extends OpenDatabase {
  /**
   * Terminates every connection from the database's side, as a restart does. For the embedded database the worker
   * exits.
   */
  breakConnections: () => Promise<void>;
}

/** A migrated, empty database for one test file. Close it in afterAll, or Jest waits for its worker for ever. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { empty = false, ...limits } = options;
  const driver = currentDriver();
  const location = await createLocation(driver, findTemplate(driver, empty ? 'empty' : 'migrated'));
  let thread: Worker | undefined;
  const startWorker = (data: { folder: string }) => (thread = startSourceWorker(data));
  const opened = await openPatiently(location, { startWorker, ...limits });
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
