import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fillParts } from '../../../../../src/server/domains/records/payments/fillParts';
import { payNextGame } from '../../../../../src/server/domains/records/payments/payNextGame';
import { requestCharts } from '../../../../../src/server/domains/records/payments/requestCharts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { changeState } from '../../../../support/records/changeState';
import { naiveBadges, storedBadges } from '../../../../support/records/naiveBadges';
import {
  naiveParts,
  naiveStandings,
  storedParts,
  storedStandings,
} from '../../../../support/records/naiveRanking';
import { naivePlatforms, storedPlatforms } from '../../../../support/records/naivePlatforms';
import { runRandomOperations } from '../../../../support/records/randomOperations';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';

const now = new Date('2027-01-01T00:00:00Z');
let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

/** Charts of the tests are small: they have buckets, too, and ties of five are large. */
const small = { threshold: 5, largeTie: 4 };

const post = async (userId: number, chart: number, amount: number) => {
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, key: randomUUID() };
  return postScores(opened.database, {
    userId,
    scores: [{ ...score, confirmed: ['worse', 'zero'] }],
    at: new Date('2026-05-01T10:00:00Z'),
  });
};

async function postAll(chart: number, amounts: number[]): Promise<number[]> {
  const members: number[] = [];
  for (const amount of amounts) {
    const member = await addMember(opened.database);
    await post(member, chart, amount);
    members.push(member);
  }
  return members;
}

/** What the players of a chart were paid, in the order of its board. */
async function paymentsOf(chart: number) {
  const { rows } = await sql<{ points: number; medal: number | null }>`
    select p.points, p.medal from score_points p join scores s using (chart_id, player_id)
    where p.chart_id = ${chart} order by s.sort_key, s.id`.execute(opened.database);
  return rows.map(({ points, medal }) => [points, medal]);
}

const setStatus = async (chart: number, status: 'open' | 'retired') => {
  await opened.database.updateTable('charts').set({ status }).where('id', '=', chart).execute();
  await requestCharts(opened.database, [chart]);
  await rankEverything(opened.database);
};

test('the players of a chart are paid the points and medals of the ranks 1, 2, 2, 4', async () => {
  const chart = await addChart(opened.database);
  await postAll(chart, [70, 100, 90, 90, 80]);
  await rankEverything(opened.database);
  expect(await paymentsOf(chart)).toEqual([
    [500, 0],
    [360, 2],
    [360, 2],
    [259, 4],
    [209, 5],
  ]);
});

test('a score that is withdrawn is paid no more, and its player leaves the game', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const [member = 0] = await postAll(chart, [70]);
  await rankEverything(database);
  expect(await paymentsOf(chart)).toEqual([[100, 1]]);
  const { id: player } = await database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', member)
    .executeTakeFirstOrThrow();
  await changeState(database, { chart, player, state: 'withdrawn', at: now });
  await rankEverything(database);
  expect(await paymentsOf(chart)).toEqual([]);
  expect(await storedStandings(database)).not.toContainEqual(expect.objectContaining({ player }));
  const totals = await database
    .selectFrom('playerTotals')
    .select(['chartPoints', 'scoreCount', 'place1', 'cup1'])
    .where('playerId', '=', player)
    .executeTakeFirst();
  expect(totals).toEqual({ chartPoints: 0, scoreCount: 0, place1: 0, cup1: 0 });
});

test('a retired chart counts no more, and again when it is opened', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  await postAll(chart, [3, 2, 1]);
  await rankEverything(database);
  const before = await storedStandings(database);
  await setStatus(chart, 'retired');
  expect(await paymentsOf(chart)).toEqual([]);
  expect(await storedStandings(database)).toHaveLength(before.length - 3);
  await setStatus(chart, 'open');
  expect(await storedStandings(database)).toEqual(before);
});

test('a chart that cannot be ranked is tried again later, and nothing else waits for it', async () => {
  const { database } = opened;
  const failing = await addChart(database);
  const other = await addChart(database);
  await sql`update charts set game_id = (select game_id from charts where id = ${failing}) where id = ${other}`.execute(
    database,
  );
  await sql`alter table score_points add constraint refused check (chart_id <> ${sql.lit(failing)})`.execute(
    database,
  );
  await postAll(failing, [5]);
  await postAll(other, [5]);
  const rank = async () => {
    await sql`update game_rankings set not_before = '-infinity'`.execute(database);
    return payNextGame(database, now, { rest: 0 });
  };
  expect(await rank()).toMatchObject({ gameId: expect.any(Number) });
  expect(await rank()).toBe('ranked');
  expect([await paymentsOf(failing), await paymentsOf(other)]).toEqual([[], [[100, 1]]]);
  const failures = database.selectFrom('chartFailures').select(['chartId', 'failures', 'error']);
  expect(await failures.execute()).toEqual([{ chartId: failing, failures: 1, error: '23514' }]);
  // Not before its time.
  await rank();
  expect(await paymentsOf(failing)).toEqual([]);

  await sql`alter table score_points drop constraint refused`.execute(database);
  await sql`update chart_failures set not_before = '-infinity'`.execute(database);
  expect(await rank()).toBe('ranked');
  expect(await paymentsOf(failing)).toEqual([[100, 1]]);
  expect(await failures.execute()).toEqual([]);
});

test('a game rests after it was ranked', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  await postAll(chart, [5]);
  expect(await payNextGame(database, now, { rest: 60_000 })).toBe('ranked');
  await postAll(chart, [6]);
  expect(await payNextGame(database, now)).toBe('nothing');
  await rankEverything(database);
  expect(await paymentsOf(chart)).toEqual([
    [200, 0],
    [160, 2],
  ]);
});

const seeds = Array.from(
  { length: Number(process.env.RANKING_SEEDS ?? 2) },
  (_, index) => index + 1,
);
const operations = Number(process.env.RANKING_OPERATIONS ?? 150);

test.each(seeds)('maintained rankings are those of a recount, seed %i', async (seed) => {
  const { database } = opened;
  const now = await runRandomOperations(database, { seed, operations, ...small });
  await rankEverything(database, { ...small, now });
  await fillParts(opened, { portion: 3 });
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
  const buckets = await database.selectFrom('chartBuckets').selectAll().execute();
  expect(buckets.length).toBeGreaterThan(0);
  // Another recount, with nothing of the verification.
  const stored = await storedStandings(database);
  expect(stored.length).toBeGreaterThan(20);
  expect(stored).toEqual(await naiveStandings(database));
  expect(await storedBadges(database)).toEqual(await naiveBadges(database));
  const parts = await storedParts(database);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts).toEqual(await naiveParts(database));
  const platforms = await storedPlatforms(database);
  expect(platforms.length).toBeGreaterThan(10);
  expect(platforms).toEqual(await naivePlatforms(database));
});
