import { randomUUID } from 'node:crypto';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import { rerankRecords, type RerankChoice } from '../../../src/server/process/recordsReranking';
import { verifyStoredRecords } from '../../../src/server/process/recordsVerification';
import { addScores } from '../../support/records/addScores';
import { rankEverything } from '../../support/records/rankEverything';
import { addChart, addMember } from '../../support/server/addChart';
import {
  command,
  createSite,
  inDatabase,
  removeSites,
  type TestSite,
} from '../../support/server/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await createSite({ state: 'migrated' });
  await inDatabase(site, async (database) => {
    const score = { amounts: [10], platform: null, achievedOn: null, confirmed: [] };
    for (let chart = 0; chart < 2; chart += 1)
      await postScores(database, {
        userId: await addMember(database),
        scores: [{ ...score, chart: await addChart(database), key: randomUUID() }],
        at: new Date('2026-05-01T10:00:00Z'),
      });
    await rankEverything(database);
  });
});
afterAll(removeSites);

const rerank = (choice: RerankChoice) =>
  command(site, async (context, print) => rerankRecords(context, choice, print));
const breakStandings = async () =>
  inDatabase(site, async (database) =>
    database.updateTable('gameStandings').set({ chartPoints: 99 }).execute(),
  );

test('all games are mended, each on a line', async () => {
  await breakStandings();
  await expect(command(site, verifyStoredRecords)).rejects.toThrow('do not agree');
  const printed = await rerank({});
  expect(printed).toEqual([
    expect.stringMatching(/^\[1\/2\] game \d+: standings mended: 1, totals mended: 0$/),
    expect.stringMatching(/^\[2\/2\] game \d+: standings mended: 1, totals mended: 0$/),
    'All players: totals mended: 0, days mended: 0, standings of platforms mended: 0',
    'The rankings are computed again. npm run records:verify compares them with the scores.',
  ]);
  expect((await command(site, verifyStoredRecords)).at(-1)).toBe('Everything agrees.');
});

test('the game of a chart is mended', async () => {
  const charts = await inDatabase(site, async (database) =>
    database.selectFrom('charts').select(['id', 'gameId']).orderBy('id').execute(),
  );
  await breakStandings();
  const [chart] = charts;
  const printed = await rerank({ chart: chart?.id });
  expect(printed[0]).toBe(`[1/1] game ${chart?.gameId}: standings mended: 1, totals mended: 0`);
  await rerank({});
});

test('how much of a large game is done is printed', async () => {
  const { id, gameId } = await inDatabase(site, async (database) => {
    const chart = await database
      .selectFrom('charts')
      .select(['id', 'gameId'])
      .executeTakeFirstOrThrow();
    await addScores(database, { chart: chart.id, count: 4100 });
    await rankEverything(database);
    return chart;
  });
  const printed = await rerank({ chart: id });
  const steps = (what: string) =>
    printed.filter((line) => new RegExp(`^  ${what} of game ${gameId}: [1-9]0%$`).test(line));
  expect(steps('players').length).toBeGreaterThan(0);
  expect(steps('charts').length).toBeGreaterThan(0);
});

test.each([
  [{ game: 999_999 }, 'There is no game 999999.'],
  [{ chart: 999_999 }, 'There is no chart 999999.'],
])('%j is an error', async (choice, message) => {
  await expect(rerank(choice)).rejects.toThrow(message);
});
