import { sql } from 'kysely';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import {
  incompatibilities,
  readReleasedUse,
  readSchema,
} from '../../../../support/database/releasedSchema';

const released = readReleasedUse();
let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

/** The statements of the last release that this database does not accept, with the reasons. */
async function rejected(): Promise<string[]> {
  return opened.unlimited.connection().execute(async (connection) => {
    const reasons: string[] = [];
    for (const statement of released.statements) {
      await sql
        .raw(`prepare released as ${statement}`)
        .execute(connection)
        .then(
          () => sql`deallocate released`.execute(connection),
          (error: unknown) => reasons.push(`${String(error)}: ${statement}`),
        );
    }
    return reasons;
  });
}

describe('the migrations', () => {
  it('leave the tables as the last release needs them', async () => {
    const now = await readSchema(opened.database);
    expect(Object.keys(released.schema).length).toBeGreaterThan(20);
    expect(incompatibilities(released.schema, now)).toEqual([]);
  });

  it('leave every statement of the last release valid', async () => {
    expect(released.statements.length).toBeGreaterThan(80);
    expect(await rejected()).toEqual([]);
  });
});

describe('the comparison with the last release', () => {
  it.each([
    ['alter table users drop column language cascade', 'users.language was removed'],
    ['drop table article_views cascade', 'article_views was removed'],
    [
      'alter table users add phone text not null',
      'users.phone is new, required and has no default',
    ],
    ['alter table users alter language set not null', 'users.language became required'],
    ['alter table users alter roles drop default', 'users.roles lost its default'],
    [
      'alter table users alter password_hash type varchar(5)',
      'users.password_hash changed its type: text -> character varying(5)',
    ],
  ])('notices: %s', async (change, complaint) => {
    const undone = new Error('undone');
    let found: string[] = [];
    const attempt = opened.unlimited.transaction().execute(async (transaction) => {
      await sql.raw(change).execute(transaction);
      found = incompatibilities(released.schema, await readSchema(transaction));
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
    expect(found).toEqual([complaint]);
  });

  it('accepts additions', async () => {
    const now = await readSchema(opened.database);
    const filled = { type: 'text', required: true, filled: true };
    const added = { ...now, users: { ...now.users, phone: filled }, phones: { number: filled } };
    expect(incompatibilities(now, added)).toEqual([]);
  });
});
