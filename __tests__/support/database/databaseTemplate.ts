import { migrate } from '../../../src/server/platform/database/migrate';
import { openDatabase } from '../../../src/server/platform/database/openDatabase';
import { startSourceWorker } from '../server/startSourceWorker';
import { createLocation, removeLocation, templateVariable, type Driver } from './testDatabases';

/** Migrates one database; every test file gets a copy, which is several times faster. */
export async function makeTemplate(driver: Driver): Promise<void> {
  const location = await createLocation(driver);
  process.env[templateVariable(driver)] = location.name;
  const { unlimited, close } = await openDatabase(location, startSourceWorker);
  await migrate(unlimited);
  await close();
}

export async function removeTemplate(driver: Driver): Promise<void> {
  const name = process.env[templateVariable(driver)];
  if (name !== undefined) await removeLocation(driver, name);
}
