import { sql } from 'kysely';
import { prepareDatabase } from '../../../src/server/process/prepareDatabase';
import { createTestDatabase, type TestDatabase } from '../../support/database/createTestDatabase';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

/** What the start says of a database whose connections have this setting. */
async function announced(readOnly: 'on' | 'off'): Promise<string[]> {
  const lines: string[] = [];
  const announce = (line: string) => lines.push(line);
  const setting = (value: string) => sql.raw(`set default_transaction_read_only = ${value}`);
  await opened.unlimited.connection().execute(async (unlimited) => {
    await setting(readOnly).execute(unlimited);
    await prepareDatabase({ unlimited }, { embedded: false, announce });
    await setting('off').execute(unlimited);
  });
  return lines;
}

test('says at the start that the database is read-only', async () => {
  expect(await announced('on')).toEqual([expect.stringContaining('The database is read-only')]);
});

test('says nothing of a database that is migrated and accepts writes', async () => {
  expect(await announced('off')).toEqual([]);
});
