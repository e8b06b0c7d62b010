import { sql } from 'kysely';
import {
  DatabaseUnavailable,
  isUniqueViolation,
} from '../../../../src/server/platform/database/databaseErrors';
import { openDatabase } from '../../../../src/server/platform/database/openDatabase';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../support/database/createTestDatabase';
import { startSourceWorker } from '../../../support/server/startSourceWorker';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

describe('an open database', () => {
  it('isolates concurrent transactions', async () => {
    const { database } = opened;
    await database.insertInto('settings').values({ key: 'sum', value: '0' }).execute();
    const addOne = () =>
      database.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom('settings')
          .select('value')
          .where('key', '=', 'sum')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('settings')
          .set({ value: JSON.stringify(Number(value) + 1) })
          .where('key', '=', 'sum')
          .execute();
      });
    await Promise.all(Array.from({ length: 100 }, addOne));
    const { value } = await database
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'sum')
      .executeTakeFirstOrThrow();
    expect(value).toBe(100);
  });

  it('continues after an error and names the violated constraint', async () => {
    const { database } = opened;
    const insert = () =>
      database.insertInto('settings').values({ key: 'twice', value: '1' }).execute();
    await insert();
    const error: unknown = await insert().catch((caught: unknown) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'settings_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    await expect(sql`select nonsense`.execute(database)).rejects.toMatchObject({ code: '42703' });
    await expect(sql`select 1`.execute(database)).resolves.toBeDefined();
  });

  it('returns a large value', async () => {
    const { rows } = await sql<{ text: string }>`select repeat('é', 2000000) as text`.execute(
      opened.database,
    );
    expect(rows[0]?.text).toHaveLength(2_000_000);
  });
});

describe('an unusable database', () => {
  it('is reported when the server does not respond', async () => {
    const nobody = { url: 'postgres://nobody:secret@127.0.0.1:1/none', folder: '' };
    const { database, close } = await openDatabase(nobody, startSourceWorker);
    await expect(sql`select 1`.execute(database)).rejects.toThrow(DatabaseUnavailable);
    await close();
  });

  it.each([
    ['the disk is full', '53100'],
    ['there is no memory left', '53200'],
    ['a transaction was the victim of a deadlock', '40P01'],
  ])('is reported when %s, and the next query succeeds', async (_name, code) => {
    const fail = sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`;
    await expect(fail.execute(opened.database)).rejects.toThrow(DatabaseUnavailable);
    await expect(sql`select 1`.execute(opened.database)).resolves.toBeDefined();
  });

  it('limits the wait for a connection', async () => {
    const busy = await createTestDatabase({ connectionTimeout: 300 });
    const hold = () =>
      busy.database
        .connection()
        .execute((connection) => sql`select pg_sleep(1)`.execute(connection));
    const outcomes = await Promise.allSettled(Array.from({ length: 11 }, hold));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toEqual(
      refused.map(() => ({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })),
    );
    await busy.close();
  });
});
