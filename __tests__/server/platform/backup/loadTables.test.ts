import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { readBackupFile, writeBackupFile } from '../../../../src/server/platform/backup/backupFile';
import { dumpTables } from '../../../../src/server/platform/backup/dumpTables';
import { loadTables } from '../../../../src/server/platform/backup/loadTables';
import { digestTable } from '../../../../src/server/platform/backup/rowDigest';
import {
  findForeignKeys,
  findIdentities,
  findSiteTables,
} from '../../../../src/server/platform/backup/siteTables';
import { readMark, writeMark } from '../../../../src/server/platform/backup/backupLines';
import { appliedMigrations, migrate } from '../../../../src/server/platform/database/migrate';
import type { Database } from '../../../../src/server/platform/database/tables';
import { checkIntegrity } from '../../../../src/server/platform/integrity/checkIntegrity';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { fillSite, type FilledSite } from '../../../support/database/fillSite';
import { createMember } from '../../../support/server/members';
import { withoutBuckets } from '../../../support/server/withoutBuckets';

let folder: string;
let source: TestDatabase;
let site: FilledSite;
let file: string;
const opened: TestDatabase[] = [];

async function openEmpty(): Promise<Database> {
  const database = await createTestDatabase({ empty: true });
  opened.push(database);
  return database.unlimited;
}

let files = 0;
async function backUp({ unlimited }: TestDatabase): Promise<string> {
  files += 1;
  const target = path.join(folder, `${files}.backup`);
  await dumpTables(unlimited, { ...withoutBuckets, now: new Date() }, ({ text }) =>
    writeBackupFile(target, text, { overwrite: false }),
  );
  return target;
}

const load = (
  database: Database,
  from = file,
  tombstones: Parameters<typeof loadTables>[2]['tombstones'] = [],
) => loadTables(database, readBackupFile(from), { tombstones });

/** The file with other lines. */
async function* editedLines(edit: (line: string) => string[]): AsyncGenerator<string> {
  for await (const line of readBackupFile(file)) yield* edit(line);
}

async function digestsOf(database: Database) {
  const tables = await findSiteTables(database, 'backup');
  return Promise.all(
    tables.map(async ({ name }) => ({ name, ...(await digestTable(database, name)) })),
  );
}

const deletionOf = async (database: Database, id: number) => {
  const { rows } = await sql<{ at: string }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from users where id = ${id}`.execute(database);
  return { userId: id, createdAt: rows[0]?.at ?? '', deletedAt: '2026-11-24T10:00:00.000000Z' };
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vgr_load_'));
  source = await createTestDatabase();
  site = await fillSite(source.database);
  file = await backUp(source);
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
  await source?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('loadTables', () => {
  it('restores every row of every table, with derived ones, ids, keys and triggers', async () => {
    const target = await openEmpty();
    await load(target);
    expect(await digestsOf(target)).toEqual(await digestsOf(source.unlimited));
    expect(await findForeignKeys(target)).toEqual(await findForeignKeys(source.unlimited));
    expect(await checkIntegrity(target)).toEqual([]);
    const identities = async (database: Database) =>
      (await findIdentities(database)).filter(({ table }) => table !== 'mails');
    expect(await identities(target)).toEqual(await identities(source.unlimited));
    await target
      .insertInto('comments')
      .values({
        articleId: site.article,
        userId: null,
        content: '',
        contentSource: '',
        sanitizerVersion: 1,
      })
      .execute();
    const { commentCount } = await target
      .selectFrom('articles')
      .select('commentCount')
      .where('id', '=', site.article)
      .executeTakeFirstOrThrow();
    expect(commentCount).toBe(3);
  });

  it('leaves out sessions and rate limits', async () => {
    const target = await openEmpty();
    await load(target);
    for (const table of ['sessions', 'rate_limits']) {
      expect((await digestTable(source.unlimited, table)).rows).toBeGreaterThan(0);
      expect((await digestTable(target, table)).rows).toBe(0);
    }
  });

  it('refuses a database with content and changes nothing', async () => {
    const target = await createTestDatabase();
    opened.push(target);
    await createMember(target);
    const before = await digestsOf(target.unlimited);
    await expect(load(target.unlimited)).rejects.toThrow('The database is not empty (table');
    expect(await digestsOf(target.unlimited)).toEqual(before);
  });

  it('refuses a backup of a newer version before it migrates', async () => {
    const target = await openEmpty();
    const newer = editedLines((line) => [
      line.replace(/"migration":"\w+"/, '"migration":"999Newer"'),
    ]);
    await expect(loadTables(target, newer, { tombstones: [] })).rejects.toThrow(
      'made by a newer version of the program (999Newer)',
    );
    expect(await appliedMigrations(target)).toEqual([]);
  });

  it('refuses a database that is newer than the backup', async () => {
    const target = await createTestDatabase();
    opened.push(target);
    const older = editedLines((line) => [
      line.replace(/"migration":"\w+"/, '"migration":"021SupportDiagnostics"'),
    ]);
    await expect(loadTables(target.unlimited, older, { tombstones: [] })).rejects.toThrow(
      'Restore into a new, empty database.',
    );
  });

  it('migrates a backup of an older version after it was loaded', async () => {
    const old = await createTestDatabase({ empty: true });
    opened.push(old);
    await migrate(old.unlimited, '021SupportDiagnostics');
    await createMember(old);
    const target = await openEmpty();
    const loaded = await load(target, await backUp(old));
    expect(loaded.applied).toContain('022Backups');
    expect((await digestTable(target, 'users')).rows).toBe(1);
  });

  const rowOfComments = (line: string) => line.startsWith('{') && line.includes('"content":"<p>a');
  it.each([
    ['a row is missing', (line: string) => (rowOfComments(line) ? [] : [line])],
    ['a row is there twice', (line: string) => (rowOfComments(line) ? [line, line] : [line])],
    [
      'a row was changed',
      (line: string) => [rowOfComments(line) ? line.replace('<p>a', '<p>b') : line],
    ],
    ['the end is missing', (line: string) => (line.startsWith('["end","users"') ? [] : [line])],
    [
      'a line is unknown',
      (line: string) => (line.startsWith('["table","users"') ? ['["?"]', line] : [line]),
    ],
    ['a table is unknown', (line: string) => [line.replaceAll('site_versions', 'pg_class')]],
  ])('leaves the database empty when %s', async (_case, edit) => {
    const target = await openEmpty();
    await expect(loadTables(target, editedLines(edit), { tombstones: [] })).rejects.toThrow(
      /backup|duplicate/,
    );
    expect((await digestTable(target, 'users')).rows).toBe(0);
    await load(target);
  });

  it('deletes accounts again that were deleted after the backup, even the last super administrator', async () => {
    const target = await openEmpty();
    const gone = [
      await deletionOf(source.unlimited, site.member.id),
      await deletionOf(source.unlimited, site.administrator.id),
    ];
    const stranger = {
      ...gone[0],
      userId: 999,
      createdAt: '2020-01-01T00:00:00.000000Z',
      deletedAt: '2026-01-01T00:00:00.000000Z',
    };
    const loaded = await load(target, file, [...gone, stranger, ...gone]);
    expect(loaded.deletedAccounts).toBe(2);
    expect((await digestTable(target, 'users')).rows).toBe(0);
    expect(await target.selectFrom('comments').select('userId').execute()).toEqual([
      { userId: null },
      { userId: null },
    ]);
    const events = await target
      .selectFrom('auditLog')
      .select(['event', 'subjectId', 'at'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events).toContainEqual({
      event: 'accountDeleted',
      subjectId: site.member.id,
      at: '2026-11-24T10:00:00.000Z',
    });
    expect(await checkIntegrity(target)).toEqual([]);
    // Ids that were given after the backup are not given again.
    expect((await createMember({ database: target })).id).toBe(1000);
  });

  it('keeps an account that has the id of a deleted one but another time of registration', async () => {
    const target = await openEmpty();
    const other = {
      ...(await deletionOf(source.unlimited, site.member.id)),
      createdAt: '2020-01-01T00:00:00.000000Z',
    };
    expect((await load(target, file, [other])).deletedAccounts).toBe(0);
    expect((await digestTable(target, 'users')).rows).toBe(2);
  });
});

test('the marks of a line round-trip', () => {
  expect(readMark(writeMark('end', 'users', '12'))).toEqual(['end', 'users', '12']);
});
