import { createHash } from 'node:crypto';
import { cp, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { appliedMigrations } from '../../../src/server/platform/database/migrate';
import { moveSite } from '../../../src/server/process/siteMove';
import { digestTable } from '../../../src/server/platform/backup/rowDigest';
import { findSiteTables } from '../../../src/server/platform/backup/siteTables';
import type { Database } from '../../../src/server/platform/database/tables';
import { checkIntegrity } from '../../../src/server/platform/integrity/checkIntegrity';
import { makeTemplate, removeTemplate } from '../../support/database/databaseTemplate';
import { fillAuditLog, fillSite, type FilledSite } from '../../support/database/fillSite';
import { currentDriver } from '../../support/database/testDatabases';
import { createMember } from '../../support/server/members';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';
import {
  command,
  createSite,
  inDatabase,
  removeSites,
  startCommand,
  startSite,
  walkThrough,
  type TestSite,
} from '../../support/server/testSite';

/** A site in an embedded database. */
let origin: TestSite;
let filled: FilledSite;
beforeAll(async () => {
  if (currentDriver() === 'postgres') await makeTemplate('embedded');
  origin = await createSite({ driver: 'embedded', state: 'migrated' });
  filled = await inDatabase(origin, fillSite);
  await inDatabase(origin, fillAuditLog);
});
afterAll(async () => {
  await endProcesses();
  await removeSites();
  if (currentDriver() === 'postgres') await removeTemplate('embedded');
});

/** The names, sizes, times and contents of all files. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = path.join(folder, name);
    const found = await stat(file);
    hash.update(`${name} ${found.size} ${found.mtimeMs}\n`);
    if (found.isFile()) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

const move = (url: string, dryRun = false, from = origin) =>
  command({ environment: { ...from.environment, DATABASE_URL: url } }, (context, print) =>
    moveSite(context, { dryRun, print }),
  );

async function digestsOf(database: Database) {
  const tables = await findSiteTables(database, 'move');
  return Promise.all(
    tables.map(async ({ name }) => ({ name, ...(await digestTable(database, name)) })),
  );
}

if (currentDriver() === 'embedded') {
  test('a move without DATABASE_URL names the setting', async () => {
    await expect(move('')).rejects.toThrow('Set DATABASE_URL');
  });
} else {
  const createTarget = () => createSite({ driver: 'postgres' });
  const urlOf = ({ location }: TestSite) => location.url ?? '';

  test('a dry run lists the tables and writes nothing', async () => {
    const target = await createTarget();
    const printed = await move(urlOf(target), true);
    expect(printed).toContain('  comments: 2 rows');
    expect(printed.at(-1)).toContain('Nothing was written.');
    expect(await inDatabase(target, appliedMigrations)).toEqual([]);
  });

  test('a moved site has every row, and works as the original; the folder is untouched', async () => {
    const before = await fingerprint(path.join(origin.dataFolder, 'database'));
    const target = await createTarget();
    const printed = await move(urlOf(target));
    expect(printed).toContain('The counts and hashes of all tables are equal in both databases.');
    expect(printed).toContainEqual(expect.stringMatching(/^ {2}100% /));
    expect(await fingerprint(path.join(origin.dataFolder, 'database'))).toBe(before);
    expect(await readdir(origin.dataFolder)).toEqual(['database']);
    const moved = await inDatabase(target, digestsOf);
    expect(moved.find(({ name }) => name === 'sessions')?.rows).toBe(1);
    expect(await inDatabase(target, checkIntegrity)).toEqual([]);

    const copy = await temporaryFolder(origin.dataFolder);
    const old = { ...origin, location: { url: undefined, folder: path.join(copy, 'database') } };
    expect(moved).toEqual(await inDatabase(old, digestsOf));
    const first = await startSite({ ...old, environment: { ...old.environment, DATA_DIR: copy } });
    const expected = await walkThrough(first.origin, filled.member, filled.article);
    await first.server.kill('SIGTERM');
    const second = await startSite(target);
    expect(await walkThrough(second.origin, filled.member, filled.article)).toEqual(expected);
    expect(await second.server.kill('SIGTERM')).toBe(0);
  });

  test.each([true, false])('a database with content is refused (dry run: %s)', async (dryRun) => {
    const target = await createSite({ driver: 'postgres', state: 'migrated' });
    await inDatabase(target, (database) => createMember({ database }));
    await expect(move(urlOf(target), dryRun)).rejects.toThrow('The database is not empty');
    const users = await inDatabase(target, (database) => digestTable(database, 'users'));
    expect(users.rows).toBe(1);
  });

  test('a move that is killed leaves an empty database, into which the next one moves', async () => {
    const target = await createTarget();
    const environment = { ...origin.environment, DATABASE_URL: urlOf(target) };
    const moving = startCommand(environment, 'move');
    await moving.printed(/ \d0% /);
    expect(await moving.kill('SIGKILL')).toBeNull();
    const users = () => inDatabase(target, (database) => digestTable(database, 'users'));
    expect((await users()).rows).toBe(0);
    const again = startCommand(environment, 'move');
    expect([await again.ended, again.consoleErrors]).toEqual([0, '']);
    expect((await users()).rows).toBe(2);
  });

  test('a site whose server runs is refused', async () => {
    const copy = await createSite({ driver: 'embedded', state: 'new' });
    await cp(origin.dataFolder, copy.dataFolder, { recursive: true });
    const { server } = await startSite(copy);
    const target = await createTarget();
    await expect(move(urlOf(target), false, copy)).rejects.toThrow('is in use by another process');
    await server.kill('SIGTERM');
    expect(await inDatabase(target, appliedMigrations)).toEqual([]);
  });

  test('a database that lacks the right to create tables is named by a dry run', async () => {
    const target = await createTarget();
    const role = `reader_${process.pid}`;
    await inDatabase(target, (database) => sql.raw(`create role ${role} login`).execute(database));
    try {
      const url = new URL(urlOf(target));
      url.username = role;
      await expect(move(url.href, true)).rejects.toThrow('This role may not create tables.');
    } finally {
      await inDatabase(target, (database) => sql.raw(`drop role ${role}`).execute(database));
    }
  });
}
