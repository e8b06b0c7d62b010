import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import { verifyStoredRecords } from '../../../src/server/process/recordsVerification';
import { rankEverything } from '../../support/records/rankEverything';
import { addChart, addMember } from '../../support/server/addChart';
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

async function createSiteWithScore(): Promise<TestSite> {
  const site = await createSite({ state: 'migrated' });
  await inDatabase(site, async (database) => {
    const score = { amounts: [10], platform: null, achievedOn: null, confirmed: [] };
    await postScores(database, {
      userId: await addMember(database),
      scores: [{ ...score, chart: await addChart(database), key: randomUUID() }],
      at: new Date('2026-05-01T10:00:00Z'),
    });
    await rankEverything(database);
  });
  return site;
}

const verify = (site: TestSite) => command(site, verifyStoredRecords);

test('records in order pass, also while the server runs', async () => {
  const site = await createSiteWithScore();
  const { server } = await startSite(site);
  const printed = await verify(site);
  expect(printed[0]).toBe('[1/5] charts: 1');
  expect(printed.at(-1)).toBe('Everything agrees.');
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('a difference is printed and fails the command', async () => {
  const site = await createSiteWithScore();
  await inDatabase(site, async (database) =>
    database.updateTable('scorePoints').set({ points: 99 }).execute(),
  );
  const printed: string[] = [];
  const attempt = command(site, async (context) =>
    verifyStoredRecords(context, (line) => printed.push(line)),
  );
  await expect(attempt).rejects.toThrow('The records do not agree with themselves. Differences: 1');
  expect(printed).toContainEqual(
    expect.stringMatching(/^WRONG: chart \d+, payment of player \d+: points is 99 instead of 100$/),
  );
});

test('rankings that are due are printed and do not fail the command', async () => {
  const site = await createSiteWithScore();
  await inDatabase(site, async (database) =>
    sql`insert into ranking_changes (game_id, chart_id) select game_id, id from charts`.execute(
      database,
    ),
  );
  const printed = await verify(site);
  // The chart, its game, and its platforms.
  expect(printed.filter((line) => line.startsWith('PENDING: '))).toHaveLength(3);
  expect(printed).toContain('Rankings that were due and not compared: 3');
  expect(printed.at(-1)).toBe('No differences in what was compared.');
});
