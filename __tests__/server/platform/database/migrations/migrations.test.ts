import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { languages } from '../../../../../src/contract/languages';
import { postedEventKinds } from '../../../../../src/contract/records/scoreStates';
import { migrations } from '../../../../../src/server/platform/database/migrations/migrations';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import {
  hashMigrations,
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

const folder = path.resolve('src/server/platform/database/migrations');

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const bodyOf = async (name: string): Promise<string> => {
  const { rows } = await sql<{ body: string }>`
    select prosrc as body from pg_proc where proname = ${name}`.execute(opened.database);
  return rows[0]?.body ?? '';
};

describe('the list of migrations', () => {
  it('has every file of the folder, in order and by its name', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    expect(Object.entries(migrations)).toEqual(
      files
        .toSorted()
        .map((file) => [
          path.basename(file, '.sql'),
          readFileSync(path.join(folder, file), 'utf8'),
        ]),
    );
  });

  it('has the SQL of the last release unchanged', () => {
    expect(Object.keys(released.migrations).length).toBeGreaterThan(30);
    expect(hashMigrations()).toMatchObject(released.migrations);
  });
});

describe('the migrations', () => {
  it('list articles in the languages of the contract, in fallback order', async () => {
    expect(await bodyOf('refresh_article_listings')).toContain(
      `unnest(array[${quoted(languages)}])`,
    );
  });

  it('count the events of the contract as posts', async () => {
    expect(await bodyOf('daily_count_posted_scores')).toContain(`(${quoted(postedEventKinds)})`);
  });

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
