import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requestRanking } from '../../../../../src/server/domains/records/ranking/requestRanking';
import { runRankingTask } from '../../../../../src/server/domains/records/ranking/runRankingWork';
import { sortKey } from '../../../../../src/server/domains/records/ranking/sortKey';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { changeState } from '../../../../support/records/changeState';
import { naiveStandings, storedStandings } from '../../../../support/records/naiveRanking';
import { runRandomOperations } from '../../../../support/records/randomOperations';
import { verifyAll } from '../../../../support/records/verifyAll';

let opened: TestDatabase;
/** Later than any time in which the tests post; moves on, because games are ranked some time after their charts. */
let later = new Date('2027-01-01T00:00:00Z');

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

/** Charts of the tests are small: they have buckets, too, and games are ranked in batches. */
const threshold = 5;
const batch = 7;

async function rankDue(): Promise<void> {
  while (await runRankingTask(opened.database, later, { threshold, batch }));
}

async function rankAll(): Promise<void> {
  await rankDue();
  later = new Date(later.getTime() + 60_000);
  await rankDue();
}

const post = async (
  userId: number,
  chart: number,
  amounts: number[],
  at = new Date('2026-05-01T10:00:00Z'),
) =>
  postScores(opened.database, {
    userId,
    scores: [
      {
        chart,
        amounts,
        platform: null,
        achievedOn: null,
        key: randomUUID(),
        confirmed: ['worse', 'zero'],
      },
    ],
    at,
  });

async function placesOf(chart: number) {
  return opened.database
    .selectFrom('chartPlaces')
    .select(['rank', 'tied', 'points', 'medal'])
    .where('chartId', '=', chart)
    .orderBy('sortKey')
    .execute();
}

const bestOf = async (chart: number) =>
  opened.database
    .selectFrom('chartPlaces')
    .select('sortKey')
    .where('chartId', '=', chart)
    .where('rank', '=', 1)
    .execute();

async function postAll(chart: number, amounts: number[]): Promise<number[]> {
  const members: number[] = [];
  for (const amount of amounts) {
    const member = await addMember(opened.database);
    await post(member, chart, [amount]);
    members.push(member);
  }
  return members;
}

test('the places of a chart are ranked 1, 2, 2, 4 with their points and medals', async () => {
  const chart = await addChart(opened.database);
  await postAll(chart, [70, 100, 90, 90, 80]);
  await rankAll();
  expect(await placesOf(chart)).toEqual([
    { rank: 1, tied: 1, points: 500, medal: 0 },
    { rank: 2, tied: 2, points: 360, medal: 2 },
    { rank: 4, tied: 1, points: 259, medal: 4 },
    { rank: 5, tied: 1, points: 209, medal: 5 },
  ]);
});

test('a chart without ranked scores has no places', async () => {
  const chart = await addChart(opened.database);
  const [member] = await postAll(chart, [70]);
  await rankAll();
  expect(await placesOf(chart)).toEqual([{ rank: 1, tied: 1, points: 100, medal: 1 }]);
  const { playerId: player } = await opened.database
    .selectFrom('scores')
    .select('playerId')
    .where('chartId', '=', chart)
    .executeTakeFirstOrThrow();
  await changeState(opened.database, { chart, player, state: 'withdrawn', at: later });
  await requestRanking(opened.database, { scope: 'chart', subjectId: chart, at: later });
  await rankAll();
  expect(await placesOf(chart)).toEqual([]);
  expect(await storedStandings(opened.database)).not.toContainEqual(
    expect.objectContaining({ player: member }),
  );
});

test('work that is requested while it runs is done again', async () => {
  const chart = await addChart(opened.database);
  await postAll(chart, [10]);
  const work = opened.database
    .selectFrom('rankingWork')
    .select(['wanted', 'done'])
    .where('scope', '=', 'chart')
    .where('subjectId', '=', chart);
  await rankAll();
  expect(await work.executeTakeFirst()).toEqual({ wanted: 1, done: 1 });
  const member = await addMember(opened.database);
  const trials = Number(process.env.RANKING_TRIALS ?? 150);
  for (let trial = 1; trial <= trials; trial += 1) {
    await requestRanking(opened.database, { scope: 'chart', subjectId: chart, at: later });
    // The worker may see the score or not: in the end it is ranked.
    await Promise.all([
      runRankingTask(opened.database, later, { scopes: ['chart'] }),
      post(member, chart, [100 + trial]),
    ]);
    later = new Date(later.getTime() + 1000);
    while (await runRankingTask(opened.database, later, { scopes: ['chart'] }));
    later = new Date(later.getTime() + 1000);
    const [best] = await bestOf(chart);
    expect(best?.sortKey).toEqual(sortKey([100 + trial], ['higher']));
  }
});

test('many posts on a chart make one computation in a second', async () => {
  const chart = await addChart(opened.database);
  await rankAll();
  const members = await Promise.all(Array.from({ length: 8 }, () => addMember(opened.database)));
  const start = new Date('2027-06-01T00:00:00Z').getTime();
  let computed = 0;
  for (let milliseconds = 0; milliseconds < 6000; milliseconds += 100) {
    const at = new Date(start + milliseconds);
    const member = members[(milliseconds / 100) % members.length] ?? 0;
    const [done] = await Promise.all([
      runRankingTask(opened.database, at, { scopes: ['chart'] }),
      post(member, chart, [1000 + milliseconds], at),
    ]);
    if (done) computed += 1;
  }
  expect(computed).toBeGreaterThan(3);
  expect(computed).toBeLessThanOrEqual(7);
  later = new Date(start + 60_000);
  await rankAll();
  expect((await placesOf(chart)).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await bestOf(chart))[0]?.sortKey).toEqual(sortKey([6900], ['higher']));
});

test('work of a worker that ended is done by another one after its lease', async () => {
  const chart = await addChart(opened.database);
  await postAll(chart, [10]);
  await sql`update ranking_work set leased_until = ${'2026-06-01T00:00:00Z'}::timestamptz
    where scope = 'chart' and subject_id = ${chart}`.execute(opened.database);
  expect(await runRankingTask(opened.database, new Date('2026-05-31T23:59:59Z'))).toBe(false);
  expect(await runRankingTask(opened.database, new Date('2026-06-01T00:00:00Z'))).toBe(true);
  expect(await placesOf(chart)).toHaveLength(1);
});

test('work that fails is tried again after some seconds, and nothing else waits for it', async () => {
  const { database } = opened;
  await rankAll();
  const failing = await addChart(database);
  const other = await addChart(database);
  await sql`alter table charts add constraint refused check (id <> ${sql.lit(failing)} or ranked_count = 0)`.execute(
    database,
  );
  await postAll(failing, [5]);
  await postAll(other, [5]);
  const rankAt = async (seconds: number) =>
    runRankingTask(database, new Date(later.getTime() + seconds * 1000), { scopes: ['chart'] });
  await expect(rankAt(0)).rejects.toThrow('refused');
  expect(await rankAt(1)).toBe(true);
  expect(await placesOf(other)).toHaveLength(1);
  expect(await rankAt(2)).toBe(false);
  await sql`alter table charts drop constraint refused`.execute(database);
  expect(await rankAt(6)).toBe(true);
  expect(await placesOf(failing)).toHaveLength(1);
  await rankAll();
});

test('work is not put off by a further request', async () => {
  const at = (time: string) => new Date(`2026-05-01T${time}Z`);
  const chart = await addChart(opened.database);
  await rankAll();
  const request = async (time: string) =>
    requestRanking(opened.database, { scope: 'chart', subjectId: chart, at: at(time) });
  const isDone = async () => {
    const work = await opened.database
      .selectFrom('rankingWork')
      .select(['wanted', 'done'])
      .where('scope', '=', 'chart')
      .where('subjectId', '=', chart)
      .executeTakeFirstOrThrow();
    return work.done === work.wanted;
  };
  await request('10:00:05');
  await request('10:00:09');
  await runRankingTask(opened.database, at('10:00:04'));
  expect(await isDone()).toBe(false);
  await runRankingTask(opened.database, at('10:00:05'));
  expect(await isDone()).toBe(true);
  await request('10:00:09');
  await runRankingTask(opened.database, at('10:00:08'));
  expect(await isDone()).toBe(false);
});

const seeds = Array.from(
  { length: Number(process.env.RANKING_SEEDS ?? 2) },
  (_, index) => index + 1,
);
const operations = Number(process.env.RANKING_OPERATIONS ?? 150);

test.each(seeds)('maintained rankings are those of a recount, seed %i', async (seed) => {
  const { database } = opened;
  await runRandomOperations(database, { seed, operations, threshold, batch });
  await rankAll();
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
  const buckets = await database.selectFrom('chartBuckets').selectAll().execute();
  expect(buckets.length).toBeGreaterThan(0);
  // Another recount, with nothing of the verification.
  const stored = await storedStandings(database);
  expect(stored.length).toBeGreaterThan(20);
  expect(stored).toEqual(await naiveStandings(database));
});

test('the totals of a player are the sums of the ranked games', async () => {
  const { database } = opened;
  await rankAll();
  const { rows } = await sql`
    select t.player_id from player_totals t
    left join lateral (
      select coalesce(sum(s.chart_points), 0) as points, coalesce(sum(s.game_points), 0) as game_points,
        coalesce(sum(s.place0), 0) as place0, coalesce(sum(s.score_count), 0) as scores,
        count(*) filter (where s.rank = 1) as firsts
      from game_standings s where s.player_id = t.player_id
    ) n on true
    where (t.chart_points, t.game_points, t.place0, t.score_count, t.cup1)
      is distinct from (n.points, n.game_points, n.place0, n.scores, n.firsts)`.execute(database);
  expect(rows).toEqual([]);
  const totals = await database.selectFrom('playerTotals').selectAll().execute();
  expect(totals.length).toBeGreaterThan(30);
  expect(totals.some(({ cup0 }) => cup0 > 0)).toBe(true);
});
