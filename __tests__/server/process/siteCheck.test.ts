import { checkSite } from '../../../src/server/process/siteCheck';
import { fillSite } from '../../support/database/fillSite';
import { endProcesses } from '../../support/server/serverProcess';
import {
  command,
  createSite,
  inDatabase,
  removeSites,
  startSite,
  type TestSite,
} from '../../support/server/testSite';

afterAll(async () => {
  await endProcesses();
  await removeSites();
});

const check = (site: TestSite, repair = false) =>
  command(site, (context, print) => checkSite(context, { repair, print }));

const miscount = (site: TestSite) =>
  inDatabase(site, (database) =>
    database
      .updateTable('comments')
      .set({ content: '' })
      .execute()
      .then(() =>
        database
          .insertInto('dailyCounts')
          .values({ kind: 'role', day: '1970-01-01', word: 'ROLE_X', shard: 0, total: 3 })
          .execute(),
      ),
  );

test('a site in order passes, also while its server runs', async () => {
  const site = await createSite({ state: 'migrated' });
  await inDatabase(site, fillSite);
  const { server } = await startSite(site);
  expect((await check(site)).at(-1)).toBe('Everything agrees.');
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('a wrong counter fails the check until it is repaired', async () => {
  const site = await createSite({ state: 'migrated' });
  await inDatabase(site, fillSite);
  await miscount(site);
  await expect(check(site)).rejects.toThrow('The database does not agree with itself.');
  const printed = await check(site, true);
  expect(printed).toContain('WRONG: counters by day: 1 (--repair mends it)');
  expect(printed).toContain('  role ROLE_X, 1970-01-01: 3 instead of 0');
  expect(printed.at(-1)).toBe('Everything agrees.');
  expect((await check(site)).at(-1)).toBe('Everything agrees.');
});
