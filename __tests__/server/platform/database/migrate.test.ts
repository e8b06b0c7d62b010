import { sql } from 'kysely';
import {
  appliedMigrations,
  isMigrated,
  migrate,
} from '../../../../src/server/platform/database/migrate';
import { migrations } from '../../../../src/server/platform/database/migrations/migrations';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../support/database/createTestDatabase';

let opened: OpenDatabase | undefined;

async function setUp() {
  opened = await createTestDatabase({ empty: true });
  return opened.unlimited;
}

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

describe('migrate', () => {
  it('applies every migration once, in order', async () => {
    const database = await setUp();
    expect(await isMigrated(database)).toBe(false);
    expect(await migrate(database)).toEqual(Object.keys(migrations).toSorted());
    expect(await isMigrated(database)).toBe(true);
    expect(await migrate(database)).toEqual([]);
  });

  it('lets several nodes start at once', async () => {
    const database = await setUp();
    const applied = await Promise.all([migrate(database), migrate(database), migrate(database)]);
    expect(applied.flat()).toEqual(Object.keys(migrations).toSorted());
  });

  it('keeps the migrations before one that fails, and goes on there', async () => {
    const database = await setUp();
    // It is created by a migration in the middle.
    await sql`create table proofs (id int)`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/"proofs"/);
    const applied = await appliedMigrations(database);
    expect(applied.length).toBeGreaterThan(30);
    await sql`drop table proofs`.execute(database);
    const names = Object.keys(migrations).toSorted();
    expect(await migrate(database, '045Proofs')).toEqual(
      names.filter((name) => !applied.includes(name) && name <= '045Proofs'),
    );
    expect(await migrate(database)).toEqual(names.filter((name) => name > '045Proofs'));
  });

  it('rejects a database of a newer version without changing it', async () => {
    const database = await setUp();
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('999Later', '')`.execute(
      database,
    );
    await expect(migrate(database)).rejects.toThrow(/newer version of this program \(999Later\)/);
  });
});
