import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fillAuditLog, fillSite } from '../../support/database/fillSite';
import { eventually } from '../../support/eventually';
import { moveToBucket } from '../../support/server/moveToBucket';
import { credentials, startS3Server, type S3Server } from '../../support/server/s3Server';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';
import {
  createSite,
  inDatabase,
  removeSites,
  startCommand,
  type TestSite,
} from '../../support/server/testSite';

let folder: string;
/** Its pictures are in a bucket. */
let site: TestSite;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
  folder = await temporaryFolder();
  site = await createSite({ state: 'migrated' });
  await inDatabase(site, async (database) => {
    await fillSite(database);
    await fillAuditLog(database);
    await moveToBucket(database, s3.address('vgr'));
  });
});
afterAll(async () => {
  await endProcesses();
  await removeSites();
  await s3?.close();
});

const startBackup = (file: string) =>
  startCommand({ ...site.environment, ...credentials }, 'backup', file);

const countUsers = (of: TestSite) =>
  inDatabase(of, async (database) => {
    const users = await database.selectFrom('users').select('id').execute();
    return users.length;
  });

describe('a restore that is killed', () => {
  it('leaves a database without content, into which the next one restores', async () => {
    const file = path.join(folder, 'killed');
    expect(await startBackup(file).ended).toBe(0);
    const copy = await createSite({ state: 'migrated' });
    const restoring = startCommand(copy.environment, 'restore', file);
    await restoring.printed(/ \d0% /);
    expect(await restoring.kill('SIGKILL')).toBeNull();
    expect(await countUsers(copy)).toBe(0);
    const again = startCommand(copy.environment, 'restore', file);
    expect([await again.ended, again.consoleErrors]).toEqual([0, '']);
    expect(await countUsers(copy)).toBe(2);
  });
});

describe('a backup that is interrupted', () => {
  afterEach(() => s3.behave('works'));

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no file (%s)', async (signal) => {
    s3.behave('hangs');
    const backingUp = startBackup(path.join(folder, 'interrupted'));
    const names = () => readdir(folder);
    await eventually(names, (found) => found.includes('interrupted.part'));
    expect(await backingUp.kill(signal)).toBe(1);
    expect(backingUp.consoleErrors.trim().split('\n').at(-1)).toBe('Interrupted.');
    expect(await names()).not.toContainEqual(expect.stringContaining('interrupted'));
    expect(await readdir(site.dataFolder)).not.toContainEqual(expect.stringContaining('snapshot'));
  });
});
