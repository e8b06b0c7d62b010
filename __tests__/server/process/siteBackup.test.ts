import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../../src/contract/paths';
import { findTombstones, writeTombstones } from '../../../src/server/platform/backup/tombstones';
import { backUpSite, restoreSite } from '../../../src/server/process/siteBackup';
import { exportTombstones } from '../../../src/server/process/exportTombstones';
import { fillSite, type FilledSite } from '../../support/database/fillSite';
import { password } from '../../support/server/members';
import { moveToBucket } from '../../support/server/moveToBucket';
import { startS3Server } from '../../support/server/s3Server';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';
import {
  command,
  createSite,
  inDatabase,
  logInAt,
  removeSites,
  startSite,
  walkThrough,
  type TestSite,
} from '../../support/server/testSite';

let folder: string;
let site: TestSite;
let filled: FilledSite;
beforeAll(async () => {
  folder = await temporaryFolder();
});
beforeEach(async () => {
  site = await createSite({ state: 'migrated' });
  filled = await inDatabase(site, fillSite);
});
afterAll(async () => {
  await endProcesses();
  await removeSites();
});

const backUp = (of: TestSite, name: string) =>
  command(of, (context, print) =>
    backUpSite(context, { file: path.join(folder, name), overwrite: false, print }),
  );
const restore = (to: TestSite, name: string, tombstoneFiles: string[] = []) =>
  command(to, (context, print) =>
    restoreSite(context, { file: path.join(folder, name), tombstoneFiles, print }),
  );

describe('a backup', () => {
  it('is made while the site runs, is recorded, and a restored site works as the original', async () => {
    const { server, origin } = await startSite(site);
    expect(await backUp(site, 'running')).toContainEqual(
      expect.stringMatching(/^Backed up \d+ rows/),
    );
    await expect(backUp(site, 'running')).rejects.toThrow('running exists');
    await backUp(site, 'second');
    // The server goes on: nothing was stopped or left behind.
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    const original = await walkThrough(origin, filled.member, filled.article);
    expect(original).toMatchObject({ me: 200, article: 200, listed: 1, written: 201, comments: 1 });
    expect(original.shown.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await readdir(site.dataFolder)).not.toContainEqual(
      expect.stringMatching(/snapshot|maintenance/),
    );
    const recorded = await inDatabase(site, (database) =>
      database.selectFrom('siteBackups').select(['migration', 'rowCount', 'bytes']).execute(),
    );
    expect(recorded).toHaveLength(2);
    expect(recorded[0]?.bytes).toBeGreaterThan(1000);

    const copy = await createSite({ state: 'new' });
    await restore(copy, 'running');
    const restored = await startSite(copy);
    expect(await walkThrough(restored.origin, filled.member, filled.article)).toEqual(original);
    expect(await restored.server.kill('SIGTERM')).toBe(0);
    await expect(restore(copy, 'running')).rejects.toThrow('The database is not empty');
  });

  it('is made while no server runs', async () => {
    await backUp(site, 'stopped');
    const copy = await createSite();
    const printed = await restore(copy, 'stopped');
    expect(printed.join()).toContain('No list of deleted accounts was found');
    expect(await readdir(site.dataFolder)).not.toContainEqual(
      expect.stringMatching(/snapshot|lock/),
    );
  });

  it('names the failure of a bucket, and leaves no file', async () => {
    const s3 = await startS3Server();
    await inDatabase(site, (database) => moveToBucket(database, s3.address('vgr')));
    s3.behave('fails');
    await expect(backUp(site, 'failed')).rejects.toThrow('The bucket of the pictures cannot be');
    await s3.close();
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('failed'));
  });

  it('needs a database to read', async () => {
    const empty = await createSite();
    await expect(backUp(empty, 'empty')).rejects.toThrow('has no site in it');
    const unused = await createSite({ state: 'new' });
    await expect(backUp(unused, 'empty')).rejects.toThrow(/There is no database|has no site in it/);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('empty'));
  });
});

describe('an account that was deleted after the backup', () => {
  it('is deleted again by a given list, and its comments stay', async () => {
    await backUp(site, 'before');
    const { server, origin } = await startSite(site);
    const { token } = await logInAt(origin, filled.member);
    const response = await fetch(`${origin}${paths.user(filled.member.id)}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    expect(response.status).toBeLessThan(300);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await readdir(site.dataFolder)).toContain('deleted-accounts.jsonl');
    const list = path.join(folder, 'deleted');
    await command(site, (context) => exportTombstones(context, { file: list, overwrite: false }));

    const remembering = await createSite();
    expect((await restore(remembering, 'before', [list])).at(-1)).toBe(
      'Deleted again: 1 of 2 accounts on the list.',
    );
    const again = await startSite(remembering);
    expect((await logInAt(again.origin, filled.member)).status).toBe(401);
    const comments = await fetch(`${again.origin}${paths.articleComments(filled.article)}`);
    expect(await comments.json()).toMatchObject({ 'hydra:totalItems': 2 });
    await again.server.kill('SIGTERM');
  });

  it('is deleted again by the list in the data folder', async () => {
    await backUp(site, 'older');
    const tombstones = await inDatabase(site, async (database) => {
      await database.deleteFrom('users').where('id', '=', filled.member.id).execute();
      return findTombstones(database);
    });
    const copy = await createSite();
    const list = path.join(copy.dataFolder, 'deleted-accounts.jsonl');
    await writeFile(list, writeTombstones(tombstones));
    expect((await restore(copy, 'older')).at(-1)).toBe(
      'Deleted again: 1 of 2 accounts on the list.',
    );
    const members = await inDatabase(copy, (database) =>
      database.selectFrom('users').select('id').execute(),
    );
    expect(members).toEqual([{ id: filled.administrator.id }]);
  });

  it('is not guessed from an unreadable list', async () => {
    await backUp(site, 'unreadable');
    const list = path.join(folder, 'list');
    await writeFile(list, `${writeTombstones([])}{"userId":1}\n`);
    const copy = await createSite();
    await expect(restore(copy, 'unreadable', [list])).rejects.toThrow(
      'not a readable list of deleted accounts',
    );
  });
});
