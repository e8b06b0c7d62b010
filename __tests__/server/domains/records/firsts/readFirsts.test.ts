import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { FirstPlaceCollection } from '../../../../../src/contract/schemas/firsts';
import { readFirsts } from '../../../../../src/server/domains/records/firsts/readFirsts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { changeState } from '../../../../support/records/changeState';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));
const at = (number: number) => day(number).toISOString();

async function post(userId: number, charts: Record<number, number>, number: number) {
  await postScores(server.database, {
    userId,
    scores: Object.entries(charts).map(([chart, amount]) => ({
      chart: Number(chart),
      amounts: [amount],
      platform: null,
      achievedOn: null,
      confirmed: ['worse', 'zero'],
      key: randomUUID(),
    })),
    at: day(number),
  });
}

const playerOf = async (userId: number) => {
  const player = server.database.selectFrom('players').select('id').where('userId', '=', userId);
  return (await player.executeTakeFirstOrThrow()).id;
};

const get = async (id: number | string, query = '') =>
  server.app.inject({ url: `/api/players/${id}/firsts${query}` });
const read = async (id: number, query = '') =>
  readContract(FirstPlaceCollection, (await get(id, query)).json());

/** The charts of a page with their values and times. */
const timesOf = ({ 'hydra:member': firsts }: FirstPlaceCollection) =>
  firsts.map(({ chart, values: [value], since, until }) => [chart.id, value?.raw, since, until]);

describe('the first places of a player', () => {
  let mine: number;
  let other: number;
  let kept: number;
  let lost: number;
  let given: number;

  beforeAll(async () => {
    const [me, rival] = [await addMember(server.database), await addMember(server.database)];
    [kept, lost, given] = [
      await addChart(server.database),
      await addChart(server.database),
      await addChart(server.database),
    ];
    await post(me, { [kept]: 10, [lost]: 10 }, 1);
    await post(me, { [lost]: 20 }, 2);
    await post(rival, { [kept]: 5, [lost]: 30, [given]: 7 }, 5);
    await post(me, { [kept]: 11, [given]: 8 }, 9);
    [mine, other] = [await playerOf(me), await playerOf(rival)];
    await changeState(server.database, {
      chart: given,
      player: mine,
      state: 'unproved',
      at: day(10),
    });
    server.setTime(at(31));
  });

  test('are one time from the first value until somebody else is first', async () => {
    const list = await read(mine);
    expect(timesOf(list)).toEqual([
      [given, 8, at(9), at(10)],
      [lost, 20, at(1), at(5)],
      [kept, 11, at(1), null],
    ]);
    const [back, taken, held] = list['hydra:member'];
    expect(back?.next?.id).toBe(other);
    expect(taken).toMatchObject({ next: { id: other }, values: [{ raw: 20, text: '20' }] });
    expect(held).toMatchObject({ '@type': 'FirstPlace', next: null, game: { '@type': 'Game' } });
  });

  test('are counted, with the days of the longest time', async () => {
    expect(await read(mine)).toMatchObject({
      held: 1,
      lost: 2,
      longestDays: 30,
      'hydra:totalItems': 3,
    });
    expect(await read(other)).toMatchObject({ held: 2, lost: 1, longestDays: 26 });
  });

  test('are listed by whether they are still held', async () => {
    const held = await read(mine, '?state=held');
    expect([timesOf(held), held['hydra:totalItems']]).toEqual([[[kept, 11, at(1), null]], 1]);
    const gone = await read(mine, '?state=lost');
    expect([timesOf(gone).map(([chart]) => chart), gone['hydra:totalItems']]).toEqual([
      [given, lost],
      2,
    ]);
  });

  test('come page by page, none twice', async () => {
    const first = await read(mine, '?itemsPerPage=2');
    const link = new URL(first['hydra:view']?.['hydra:next'] ?? '', 'http://test');
    const second = await read(mine, link.search);
    expect([...timesOf(first), ...timesOf(second)]).toEqual(timesOf(await read(mine)));
    expect(second['hydra:view']).not.toHaveProperty('hydra:next');
  });

  test('have nobody behind them when no score is left', async () => {
    const [me, chart] = [await addMember(server.database), await addChart(server.database)];
    await post(me, { [chart]: 3 }, 3);
    const player = await playerOf(me);
    await changeState(server.database, { chart, player, state: 'withdrawn', at: day(4) });
    const [first] = (await read(player))['hydra:member'];
    expect(first).toMatchObject({ until: at(4), next: null, values: [{ raw: 3 }] });
  });

  test('are the same when the timelines are made again', async () => {
    const before = await read(mine);
    await sql`select rebuild_chart_records(chart_id) from chart_heads`.execute(server.database);
    expect(await read(mine)).toEqual(before);
    await sql`update chart_records set at = at`.execute(server.database);
    expect(await read(mine)).toEqual(before);
  });

  test('are none for a player who was never first', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into players default values returning id`.execute(server.database);
    expect(await read(rows[0]?.id ?? 0)).toMatchObject({
      'hydra:member': [],
      'hydra:totalItems': 0,
      longestDays: null,
    });
  });
});

test.each([
  ['999999', 404],
  ['x', 404],
  ['1?state=first', 400],
  ['1?after=x', 400],
])('/api/players/%s is refused with %i', async (rest, status) => {
  const [id = '', query] = rest.split('?');
  const response = await get(id, query === undefined ? '' : `?${query}`);
  expect(response.statusCode).toBe(status);
  readContract(Problem, response.json());
});

test('a page reads few blocks, however many first places and records there are', async () => {
  const { database } = server;
  await sql`insert into games (id, slug, status) overriding system value values (9000, 'many', 'active')`.execute(
    database,
  );
  await sql`insert into chart_groups (id, game_id, slug, position) overriding system value values (9000, 9000, 'all', 1)`.execute(
    database,
  );
  await sql`insert into charts (id, game_id, group_id, slug, position) overriding system value
    select n, 9000, 9000, 'chart-' || n, n from generate_series(10001, 10200) n`.execute(database);
  await sql`insert into players (id) overriding system value values (9001), (9002)`.execute(
    database,
  );
  await sql`insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, sort_key)
    select c, n, timestamptz '2026-01-01' + n * interval '1 hour' + c * interval '1 second', 1, 9001 + n % 2, array[n], ''
    from generate_series(10001, 10200) c, generate_series(1, 20) n`.execute(database);
  await sql`vacuum analyze reigns`.execute(database);
  await sql`vacuum analyze chart_records`.execute(database);
  for (const state of [undefined, 'held', 'lost'] as const) {
    const facts = await explainQueries(database, async (explained) =>
      readFirsts(explained, {
        playerId: 9001,
        query: { size: 20, after: undefined, state },
        language: 'en',
        now: server.now(),
      }),
    );
    const buffersOf = (table: string) =>
      facts.scans
        .filter((scan) => scan.table === table)
        .reduce((sum, { buffers }) => sum + buffers, 0);
    expect(buffersOf('reigns') + buffersOf('chart_records')).toBeLessThanOrEqual(120);
  }
});
