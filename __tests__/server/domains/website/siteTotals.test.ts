import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postScores } from '../../../../src/server/domains/records/scores/postScores';
import { readSiteTotals } from '../../../../src/server/domains/website/siteTotals';
import { explainQueries } from '../../../support/database/explainQueries';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { addChart, addMember } from '../../../support/server/addChart';
import { addGame } from '../../../support/server/addGame';
import { rankEverything } from '../../../support/records/rankEverything';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await createTestDatabase();
});
afterEach(async () => opened?.close());

const read = async () => readSiteTotals(opened.database);
const rankAll = async (workers = 1) => {
  const work = async () => rankEverything(opened.database);
  await Promise.all(Array.from({ length: workers }, work));
};

async function post(chart: number, userId: number) {
  const score = { chart, amounts: [10], platform: null, achievedOn: null, confirmed: [] };
  const scores = [{ ...score, key: randomUUID() }];
  await postScores(opened.database, { userId, scores, at: new Date('2026-05-01T10:00:00Z') });
}

test('are zeros on an empty site', async () => {
  expect(await read()).toEqual({ nbPlayer: 0, nbChart: 0, nbChartProven: 0, nbGame: 0 });
});

test('follow members, posted, proved and withdrawn scores', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const one = await addMember(database);
  const other = await addMember(database);
  await post(chart, one);
  await post(chart, other);
  await sql`update scores set state = 'proved' where id = (select min(id) from scores)`.execute(
    database,
  );
  await rankAll();
  expect(await read()).toEqual({ nbPlayer: 2, nbChart: 2, nbChartProven: 1, nbGame: 1 });

  await sql`update scores set state = 'withdrawn', ranked = false where state = 'none'`.execute(
    database,
  );
  await rankAll();
  await database.deleteFrom('users').where('id', '=', other).execute();
  expect(await read()).toEqual({ nbPlayer: 1, nbChart: 1, nbChartProven: 1, nbGame: 1 });
});

test('count active and closed games, with their scores', async () => {
  const { database } = opened;
  const game = { names: { en: 'Starlance' }, scoreCount: 5 };
  const active = await addGame(database, game);
  await addGame(database, { ...game, status: 'closed' });
  const draft = await addGame(database, { ...game, status: 'draft' });
  expect(await read()).toMatchObject({ nbChart: 10, nbGame: 2 });
  const setStatus = async (id: number, status: 'active' | 'ready') =>
    database.updateTable('games').set({ status }).where('id', '=', id).execute();
  await setStatus(draft, 'ready');
  expect(await read()).toMatchObject({ nbChart: 10, nbGame: 2 });
  await setStatus(draft, 'active');
  expect(await read()).toMatchObject({ nbChart: 15, nbGame: 3 });
  await database.deleteFrom('games').where('id', '=', active).execute();
  expect(await read()).toMatchObject({ nbChart: 10, nbGame: 2 });
});

test('are right after games were ranked at the same time', async () => {
  const { database } = opened;
  const charts = await Promise.all(Array.from({ length: 8 }, async () => addChart(database)));
  const member = await addMember(database);
  for (const chart of charts) await post(chart, member);
  await rankAll(4);
  expect(await read()).toMatchObject({ nbChart: 8, nbGame: 8 });
});

test('are read from a few counters, however many rows there are', async () => {
  const { database } = opened;
  await sql`insert into daily_counts (kind, day, word, shard, total)
    select 'views', date '2000-01-01' + n, '', 0, 1 from generate_series(1, 9000) n`.execute(
    database,
  );
  await addMember(database);
  await addGame(database, { names: { en: 'Starlance' } });
  await sql`analyze daily_counts`.execute(database);
  const facts = await explainQueries(database, readSiteTotals);
  expect(new Set(facts.indexes)).toEqual(new Set(['daily_counts_pkey']));
  expect(facts.rowsRead).toBeLessThan(10);
});
