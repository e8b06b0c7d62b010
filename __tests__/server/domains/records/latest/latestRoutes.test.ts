import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { LatestScoreCollection } from '../../../../../src/contract/schemas/players';
import { findLatestRecords } from '../../../../../src/server/domains/records/latest/findLatestRecords';
import { readLatestScores } from '../../../../../src/server/domains/records/latest/findLatestScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
let member: number;
let rival: number;
/** In the order of their latest scores, the oldest first. */
const charts: number[] = [];

async function postOne(userId: number, chart: number, { amount = 0, minute = 0 } = {}) {
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
  await postScores(server.database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
}

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  member = await addMember(database);
  rival = await addMember(database);
  for (const minute of [1, 2, 3]) {
    const chart = await addChart(database);
    charts.push(chart);
    await postOne(member, chart, { amount: 500, minute });
  }
  await postOne(rival, charts[2] ?? 0, { amount: 700, minute: 4 });
  await rankEverything(database);
});
afterAll(async () => server?.close());

async function get(url: string, language = 'en') {
  const response = await server.app.inject({ url, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json<unknown>() };
}

const readLatest = async (query = '', language = 'en') =>
  readContract(LatestScoreCollection, (await get(`/api/scores/latest${query}`, language)).body);
const rowsOf = async (query = '') =>
  (await readLatest(query))['hydra:member'].map(({ chart, rank, of, values }) => [
    chart.id,
    rank,
    of,
    values[0]?.text,
  ]);

test('lists the scores of all games, the latest first, with their players and places', async () => {
  expect(await rowsOf()).toEqual([
    [charts[2], 1, 2, '700'],
    [charts[2], 2, 2, '500'],
    [charts[1], 1, 1, '500'],
    [charts[0], 1, 1, '500'],
  ]);
  const list = await readLatest();
  expect(list['hydra:totalItems']).toBe(4);
  const names = await server.database
    .selectFrom('users')
    .select('username')
    .where('id', 'in', [member, rival])
    .orderBy('id', 'desc')
    .execute();
  expect(list['hydra:member'].slice(0, 2).map(({ player }) => player.username)).toEqual(
    names.map(({ username }) => username),
  );
});

test('its pages follow one another', async () => {
  const first = await readLatest('?itemsPerPage=3');
  expect(first['hydra:member']).toHaveLength(3);
  const next = new URL(first['hydra:view']?.['hydra:next'] ?? '', 'http://test');
  const second = await readLatest(next.search);
  expect(second['hydra:member'].map(({ chart }) => chart.id)).toEqual([charts[0]]);
  expect(second['hydra:view']).not.toHaveProperty('hydra:next');
});

test('lists the first places that were taken last', async () => {
  const { status, body } = await get('/api/scores/records?itemsPerPage=2');
  expect(status).toBe(200);
  const { 'hydra:member': records } = readContract(LatestScoreCollection, body);
  expect(records.map(({ chart, rank, values }) => [chart.id, rank, values[0]?.text])).toEqual([
    [charts[2], 1, '700'],
    [charts[1], 1, '500'],
  ]);
});

test('has the first places of one game, once for each chart', async () => {
  const { gameId } = await server.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', charts[2] ?? 0)
    .executeTakeFirstOrThrow();
  const records = await findLatestRecords(server.database, { size: 9, gameId, language: 'en' });
  expect(records.map(({ chart, values }) => [chart.id, values[0]?.text])).toEqual([
    [charts[2], '700'],
  ]);
});

test('has names and values in the reader’s language', async () => {
  const { database } = server;
  const chart = await addChart(database);
  const { gameId } = await database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('gameTranslations')
    .values({ gameId, language: 'fr', name: 'Lance-étoiles' })
    .execute();
  await postOne(rival, chart, { amount: 12_345, minute: 5 });
  const [row] = (await readLatest('?itemsPerPage=1', 'fr'))['hydra:member'];
  expect(row).toMatchObject({ game: { name: 'Lance-étoiles', locale: 'fr' }, rank: 1 });
  expect(row?.values[0]?.text).toBe('12\u202F345');
});

describe('leaves out', () => {
  /** Whether the list has a new score on the chart before and after a change. */
  async function shownBeforeAndAfter(change: (chart: number) => Promise<unknown>) {
    const chart = await addChart(server.database);
    await postOne(member, chart, { amount: 1, minute: 30 });
    const isShown = async () => (await rowsOf('?itemsPerPage=100')).some(([id]) => id === chart);
    const before = await isShown();
    await change(chart);
    return [before, await isShown()];
  }

  test.each([
    [
      'withdrawn scores',
      async (chart: number) =>
        server.database
          .updateTable('scores')
          .set({ state: 'withdrawn', ranked: false })
          .where('chartId', '=', chart)
          .execute(),
    ],
    [
      'retired charts',
      async (chart: number) =>
        server.database
          .updateTable('charts')
          .set({ status: 'retired' })
          .where('id', '=', chart)
          .execute(),
    ],
    [
      'games that are not public',
      async (chart: number) =>
        server.database
          .updateTable('games')
          .set({ status: 'draft' })
          .where(
            'id',
            '=',
            server.database.selectFrom('charts').select('gameId').where('id', '=', chart),
          )
          .execute(),
    ],
  ])('%s', async (_what, change) => {
    expect(await shownBeforeAndAfter(change)).toEqual([true, false]);
  });
});

test('shows closed games, scores that do not rank, and players whose account is deleted', async () => {
  const { database } = server;
  const chart = await addChart(database);
  const leaving = await addMember(database);
  await postOne(leaving, chart, { amount: 5, minute: 40 });
  await database
    .updateTable('games')
    .set({ status: 'closed' })
    .where('id', '=', database.selectFrom('charts').select('gameId').where('id', '=', chart))
    .execute();
  await database
    .updateTable('scores')
    .set({ state: 'unproved', ranked: false })
    .where('chartId', '=', chart)
    .execute();
  await database.deleteFrom('users').where('id', '=', leaving).execute();
  const [row] = (await readLatest('?itemsPerPage=1'))['hydra:member'];
  expect(row).toMatchObject({
    chart: { id: chart },
    state: 'unproved',
    rank: null,
    points: 0,
    player: { username: null, slug: null },
  });
});

describe('with thousands of scores that are not listed', () => {
  beforeAll(async () => {
    const { database } = server;
    const chart = await addChart(database);
    await sql`with added as (
        insert into players (user_id) select null from generate_series(1, 6000) returning id
      )
      insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at, state, ranked)
      select ${chart}, id, array[1], '\\x01', '2026-06-01', '2026-06-01', 'withdrawn', false
      from added`.execute(database);
  });

  test('reads a bounded number of rows, from the index', async () => {
    const facts = await explainQueries(server.database, async (recorded) =>
      readLatestScores(recorded, { query: { size: 50, after: undefined }, language: 'en' }),
    );
    expect(facts.indexes).toContain('scores_latest');
    expect(facts.rowsRead).toBeLessThan(5000);
  });

  test('looks for first places among a bounded number of scores', async () => {
    const facts = await explainQueries(server.database, async (recorded) =>
      findLatestRecords(recorded, { size: 5, language: 'en' }),
    );
    expect(facts.indexes).toContain('scores_latest');
    expect(facts.rowsRead).toBeLessThan(9000);
  });

  test('goes on to those behind them', async () => {
    const pages: number[] = [];
    for (let query: string | undefined = ''; query !== undefined;) {
      const page = await readLatest(query);
      pages.push(page['hydra:member'].length);
      const next = page['hydra:view']?.['hydra:next'];
      query = next === undefined ? undefined : new URL(next, 'http://test').search;
    }
    expect(pages.slice(0, 2)).toEqual([0, 0]);
    expect(pages.at(-1)).toBeGreaterThanOrEqual(4);
  });
});

test.each(['latest?after=x', 'latest?itemsPerPage=x', 'records?itemsPerPage=x'])(
  'returns 400 for %s',
  async (query) => {
    const { status, body } = await get(`/api/scores/${query}`);
    expect(status).toBe(400);
    readContract(Problem, body);
  },
);
