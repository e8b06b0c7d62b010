import { sql } from 'kysely';
import { betterScores } from '../../../../../src/server/domains/records/places/betterScores';
import { countryMove } from '../../../../../src/server/domains/records/scores/moveCountries';
import { createScoreMover } from '../../../../../src/server/domains/records/scores/moveScores';
import { keepBuckets } from '../../../../../src/server/domains/records/places/keepBuckets';
import { sortKey } from '../../../../../src/server/domains/records/formulas/sortKey';
import { seededRandom } from '../../../../../src/server/sample/covers/seededRandom';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { moveScores } from '../../../../support/records/rankEverything';
import { addScores } from '../../../../support/records/addScores';
import { addChart } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

/** The number of scores from which the charts of these tests have buckets. */
const threshold = 50;
const keep = async (chart: number) => keepBuckets(opened.database, chart, threshold);

async function readBuckets(chart: number) {
  const { rows } = await sql<{ total: number; counted: number; values: number }>`
    select b.total, count(s.id) as counted, count(distinct s.sort_key) as values
    from (select *, lead(low) over (order by low) as next from chart_buckets where chart_id = ${chart}) b
    left join scores s on s.chart_id = ${chart} and s.ranked and s.sort_key >= b.low
      and (b.next is null or s.sort_key < b.next)
    group by b.low, b.total order by b.low`.execute(opened.database);
  return rows;
}

/** The sort keys of a board for which the buckets give another number of better scores than counting. */
async function findWrong(chart: number, board = '') {
  const { rows } = await sql`
    with keys as (
      select distinct k from scores s cross join lateral (values (s.sort_key), (s.sort_key || '\\x00'::bytea)) v (k)
      where s.chart_id = ${chart}
    )
    select encode(k, 'hex') from keys
    where ${betterScores(sql`${chart}::int`, sql`k`, board)} <>
      (select count(*) from scores o
        where o.chart_id = ${chart} and o.ranked and o.sort_key < k
          and ${board} in ('', 'p' || o.platform_id, 'c' || o.country))`.execute(opened.database);
  return rows;
}

/** Statements that change a third, a few or one of the scores of a chart. */
const changes = [
  (value: number, share: number) => {
    const key = sortKey([value], ['higher']);
    return sql`sort_key = ${key} where id % ${share} = 0`;
  },
  (value: number, share: number) => sql`ranked = id % 3 <> ${value % 3} where id % ${share} = 0`,
  (_value: number, share: number) => sql`ranked = true where id % ${share} = 0`,
];

test.each([1, 2, 3])('count as counting does after any changes, seed %i', async (seed) => {
  const { database } = opened;
  const random = seededRandom(`buckets ${seed}`);
  const below = (count: number) => Math.floor(random() * count);
  const chart = await addChart(database);
  for (let step = 0; step < 60; step += 1) {
    // A third of the values are ties, and now and then there is a large one.
    const value = below(300);
    if (step % 4 === 0) {
      const values = step % 8 === 0 ? `n * 7919 % ${1 + value}` : '1000';
      await addScores(database, { chart, count: 1 + below(60), value: values });
    } else {
      const change = changes[below(changes.length)] ?? changes[0];
      await sql`update scores set ${change?.(value, 1 + below(20))} and chart_id = ${chart}`.execute(
        database,
      );
    }
    if (random() < 0.3) await keep(chart);
    expect(await findWrong(chart)).toEqual([]);
  }
  await keep(chart);
  const buckets = await readBuckets(chart);
  const total = buckets.reduce((sum, bucket) => sum + bucket.counted, 0);
  expect(buckets.length).toBeGreaterThan(4);
  expect(buckets.length).toBeLessThanOrEqual(4 * Math.ceil(Math.sqrt(total)));
  expect(buckets.filter((bucket) => bucket.total !== bucket.counted)).toEqual([]);
  // Only equal scores cannot be split.
  const largest = Math.max(...buckets.map(({ counted, values }) => (values > 1 ? counted : 0)));
  expect(largest).toBeLessThanOrEqual(4 * Math.ceil(Math.sqrt(total)));
});

test.each([1, 2])('of platforms and countries count as counting does, seed %i', async (seed) => {
  const { database } = opened;
  const random = seededRandom(`boards ${seed}`);
  const below = (count: number) => Math.floor(random() * count);
  const platform = await addPlatform(database, { en: 'One' });
  const chart = await addChart(database);
  const ofChart = sql`id in (select player_id from scores where chart_id = ${chart})`;
  const changes = [
    () => sql`update scores set platform_id = ${pick([platform, null])}
      where chart_id = ${chart} and id % ${1 + below(9)} = 0`,
    () =>
      sql`update players set country = ${pick(['FR', 'JP', null])} where ${ofChart} and id % ${1 + below(9)} = 0`,
    () => sql`update scores set sort_key = ${sortKey([below(300)], ['higher'])}
      where chart_id = ${chart} and id % ${2 + below(20)} = 0`,
    () => sql`update scores set ranked = id % 3 <> ${below(3)} where chart_id = ${chart}`,
  ];
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)];
  const boards = ['', `p${platform}`, 'cFR', 'cJP'];
  let most = 0;
  for (let step = 0; step < 24; step += 1) {
    if (step % 4 === 0) await addScores(database, { chart, count: 60, value: 'n * 7919 % 300' });
    await pick(changes)?.().execute(database);
    // Now and then some players are moved, later the others.
    if (step % 3 === 0) await createScoreMover(database, countryMove, { portion: 9 })();
    else await moveScores(database);
    if (random() < 0.4) await keep(chart);
    for (const board of boards) expect(await findWrong(chart, board)).toEqual([]);
    const { length } = await database
      .selectFrom('boardBuckets')
      .select('board')
      .distinct()
      .where('chartId', '=', chart)
      .execute();
    most = Math.max(most, length);
  }
  expect(most).toBeGreaterThan(0);
});

test('are for large charts only', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  await addScores(database, { chart, count: threshold - 1 });
  await keep(chart);
  expect(await readBuckets(chart)).toEqual([]);
  await addScores(database, { chart, count: 1 });
  await keep(chart);
  expect(await readBuckets(chart)).not.toEqual([]);
  await sql`update scores set ranked = false where id = (select max(id) from scores)`.execute(
    database,
  );
  await keep(chart);
  expect(await readBuckets(chart)).toEqual([]);
});

test('give a large tie a bucket of its own', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 400, value: 'case when n <= 200 then 77 else n end' });
  await keep(chart);
  const tie = (await readBuckets(chart)).filter(({ total }) => total > 80);
  expect(tie).toEqual([{ total: 200, counted: 200, values: 1 }]);
});

test('miss no score of a transaction that ends after they were made', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 300, value: 'n * 7919 % 5000' });
  const write = async (round: number) =>
    database.transaction().execute(async (transaction) => {
      await addScores(transaction, { chart, count: 8, value: `(n + ${round}) * 104729 % 5000` });
      // Time for the other one to make buckets, if it did not wait.
      for (let query = 0; query < 40; query += 1)
        await sql`select ${query}::int`.execute(transaction);
    });
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all([write(round), keep(chart)]);
    await keep(chart);
    const buckets = await readBuckets(chart);
    expect(buckets.length).toBeGreaterThan(5);
    expect(buckets.filter(({ total, counted }) => total !== counted)).toEqual([]);
    await database.deleteFrom('chartBuckets').where('chartId', '=', chart).execute();
  }
});
