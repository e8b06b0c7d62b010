import { mendTotals } from '../../../../../src/server/domains/records/mending/mendTotals';
import { moveSeries } from '../../../../../src/server/domains/records/payments/moveSeries';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { changeState } from '../../../../support/records/changeState';
import { postOn } from '../../../../support/records/postOn';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addSeries, gameOf, putIntoSeries } from '../../../../support/records/seriesOfGames';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

const now = new Date('2027-01-01T00:00:00Z');

async function expectNoDifference(): Promise<void> {
  const { differences, pending } = await verifyAll(opened.database);
  expect(differences).toEqual([]);
  expect(pending).toEqual([]);
}

const post = async (chart: number, userId: number, amount: number) =>
  postOn(opened.database, { userId, chart, amount, at: '2026-05-01T10:00:00Z' });

/** What a series has of its players, in the order of their ids. */
const standingsOf = async (seriesId: number) =>
  opened.database
    .selectFrom('seriesStandings')
    .select(['chartPoints as points', 'place1 as firsts', 'cup1 as cups', 'scoreCount as scores'])
    .where('seriesId', '=', seriesId)
    .orderBy('playerId')
    .execute();

/** Two games of a series, one of another, and two players on all three. */
async function setUp() {
  const { database } = opened;
  const [series, other] = [await addSeries(database), await addSeries(database)];
  const charts = [await addChart(database), await addChart(database), await addChart(database)];
  const [first = 0, second = 0, third = 0] = charts;
  await putIntoSeries(database, series, [first, second]);
  await putIntoSeries(database, other, [third]);
  const members = [await addMember(database), await addMember(database)];
  for (const [index, chart] of charts.entries())
    for (const [place, member] of members.entries())
      await post(chart, member, 100 + place * (index === 1 ? -10 : 10));
  while (await moveSeries(database));
  await rankEverything(database, { now });
  return { series, other, first, second, members };
}

test('a series has the sums of its games', async () => {
  const { series, other } = await setUp();
  expect(await standingsOf(series)).toEqual([
    { points: 360, firsts: 1, cups: 1, scores: 2 },
    { points: 360, firsts: 1, cups: 1, scores: 2 },
  ]);
  expect(await standingsOf(other)).toEqual([
    { points: 160, firsts: 0, cups: 0, scores: 1 },
    { points: 200, firsts: 1, cups: 1, scores: 1 },
  ]);
  await expectNoDifference();
});

test('follows what becomes of scores, and of the weight of a game', async () => {
  const { database } = opened;
  const { series, first, second, members } = await setUp();
  await post(first, members[0] ?? 0, 500);
  await rankEverything(database, { now });
  expect(await standingsOf(series)).toMatchObject([{ points: 400 }, { points: 320 }]);
  await database
    .updateTable('games')
    .set({ ranked: false })
    .where('id', '=', await gameOf(database, second))
    .execute();
  await post(second, members[1] ?? 0, 91);
  await rankEverything(database, { now });
  expect(await standingsOf(series)).toEqual([
    { points: 200, firsts: 1, cups: 1, scores: 2 },
    { points: 160, firsts: 0, cups: 0, scores: 2 },
  ]);
  await expectNoDifference();
});

test('follows a game to another series, some players at a time', async () => {
  const { database } = opened;
  const { series, other, first } = await setUp();
  await putIntoSeries(database, other, [first]);
  // Nothing has moved yet, and that is no difference.
  await expectNoDifference();
  expect(await moveSeries(database, 1)).toBe(true);
  expect(await standingsOf(series)).toMatchObject([{ scores: 1 }, { scores: 2 }]);
  expect(await standingsOf(other)).toMatchObject([{ scores: 2 }, { scores: 1 }]);
  await expectNoDifference();
  while (await moveSeries(database, 1));
  expect(await standingsOf(series)).toMatchObject([{ scores: 1 }, { scores: 1 }]);
  expect(await standingsOf(other)).toMatchObject([{ scores: 2 }, { scores: 2 }]);
  await expectNoDifference();
});

test('counts scores that change meanwhile where their player is counted', async () => {
  const { database } = opened;
  const { series, other, first, members } = await setUp();
  await putIntoSeries(database, other, [first]);
  expect(await moveSeries(database, 1)).toBe(true);
  for (const [index, member] of members.entries()) await post(first, member, 700 - index);
  await rankEverything(database, { now });
  await expectNoDifference();
  // The editor changes it once more before the first move has ended.
  await putIntoSeries(database, null, [first]);
  await expectNoDifference();
  while (await moveSeries(database, 1));
  expect(await standingsOf(series)).toMatchObject([{ scores: 1 }, { scores: 1 }]);
  expect(await standingsOf(other)).toMatchObject([{ scores: 1 }, { scores: 1 }]);
  await expectNoDifference();
});

test('a player without scores in a series has no row left when its game has moved', async () => {
  const { database } = opened;
  const { other, series, first, second } = await setUp();
  await putIntoSeries(database, other, [first, second]);
  while (await moveSeries(database));
  expect(await standingsOf(series)).toEqual([]);
  expect(await standingsOf(other)).toMatchObject([{ scores: 3 }, { scores: 3 }]);
});

test('what is wrong is found and mended', async () => {
  const { database } = opened;
  const { series, other } = await setUp();
  await database
    .updateTable('seriesStandings')
    .set({ chartPoints: 1 })
    .where('seriesId', '=', series)
    .execute();
  await database.deleteFrom('seriesStandings').where('seriesId', '=', other).execute();
  const { differences } = await verifyAll(database);
  expect(differences).toHaveLength(4);
  expect(differences[0]).toMatch(/^series \d+, player \d+: sums is \[/);
  const rows = await database.selectFrom('players').select('id').execute();
  const ids = rows.map(({ id }) => id);
  const mended = await database
    .transaction()
    .execute(async (transaction) => mendTotals(transaction, ids, now));
  expect(mended).toBe(4);
  await expectNoDifference();
});

test('a withdrawn score is not counted', async () => {
  const { database } = opened;
  const { series, first } = await setUp();
  const { playerId: player } = await database
    .selectFrom('scores')
    .select('playerId')
    .where('chartId', '=', first)
    .orderBy('playerId')
    .executeTakeFirstOrThrow();
  await changeState(database, { chart: first, player, state: 'withdrawn', at: now });
  await rankEverything(database, { now });
  expect(await standingsOf(series)).toMatchObject([{ scores: 1 }, { scores: 2 }]);
});
