import { openDatabase, type DatabaseLimits } from '../../src/server/database/openDatabase';
import type { OpenDatabase } from '../../src/server/database/openedDatabase';
import { startSourceWorker } from './startSourceWorker';
import { createLocation, currentDriver, removeLocation, templateVariable } from './testDatabases';

interface TestDatabaseOptions extends DatabaseLimits {
  /** Without its migrations. */
  empty?: boolean;
}

/** A migrated database without rows, this file's own. Close it in afterAll, or Jest waits for its thread for ever. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<OpenDatabase> {
  const { empty = false, ...limits } = options;
  const driver = currentDriver();
  const template = empty ? undefined : process.env[templateVariable(driver)];
  const location = await createLocation(driver, template);
  const opened = await openDatabase(location, startSourceWorker, {
    // Other test files run at the same time: the product's two seconds would make a busy machine a failure.
    statementTimeout: 30_000,
    connectionTimeout: 30_000,
    ...limits,
  });
  const close = async () => {
    await opened.close();
    await removeLocation(driver, location.name);
  };
  return { ...opened, close };
}
