import { cpSync } from 'node:fs';
import { migrate } from '../../../src/server/platform/database/migrate';
import { openPatiently } from './openPatiently';
import {
  createLocation,
  findTemplate,
  nameTemplate,
  removeLocation,
  type Driver,
  type TestLocation,
} from './testDatabases';

/** To create the files of an embedded database takes five times as long as to copy them. */
async function copyWithoutMigrations(location: TestLocation): Promise<void> {
  const opened = await openPatiently(location);
  await opened.close();
  const empty = `${location.folder}_empty`;
  cpSync(location.folder, empty, { recursive: true });
  nameTemplate('embedded', 'empty', empty);
}

/** Migrates one database; every test file gets a copy, which is several times faster. */
export async function makeTemplate(driver: Driver): Promise<void> {
  const location = await createLocation(driver);
  nameTemplate(driver, 'migrated', location.name);
  if (driver === 'embedded') await copyWithoutMigrations(location);
  const { unlimited, close } = await openPatiently(location);
  await migrate(unlimited);
  await close();
}

export async function removeTemplate(driver: Driver): Promise<void> {
  for (const state of ['empty', 'migrated'] as const) {
    const name = findTemplate(driver, state);
    if (name !== undefined) await removeLocation(driver, name);
  }
}
