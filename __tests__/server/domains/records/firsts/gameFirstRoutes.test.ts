import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pastPaths } from '../../../../../src/contract/pastPaths';
import {
  FirstHolderCollection,
  GameFirstCollection,
} from '../../../../../src/contract/schemas/gameFirsts';
import { readFirstHolders } from '../../../../../src/server/domains/records/firsts/readFirstHolders';
import { readOnThisDay } from '../../../../../src/server/domains/records/firsts/readOnThisDay';
import { readGameFirsts } from '../../../../../src/server/domains/records/firsts/readGameFirsts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { changeState } from '../../../../support/records/changeState';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let game: number;
const charts: number[] = [];
const users: number[] = [];
const players: number[] = [];

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));
const at = (number: number) => day(number).toISOString();

async function post(member: number, scores: Record<number, number>, number: number) {
  await postScores(server.database, {
    userId: users[member] ?? 0,
    scores: Object.entries(scores).map(([chart, amount]) => ({
      chart: charts[Number(chart)] ?? 0,
      amounts: [amount],
      platform: null,
      achievedOn: null,
      confirmed: ['worse', 'zero'],
      key: randomUUID(),
    })),
    at: day(number),
  });
}

/** Member 0 takes both charts on day 1, member 1 the first of them on day 5; that one is withdrawn on day 9. */
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  for (let index = 0; index < 2; index += 1) {
    charts.push(await addChart(database));
    const userId = await addMember(database);
    users.push(userId);
  }
  const first = await database
    .selectFrom('charts')
    .select(['gameId', 'groupId'])
    .where('id', '=', charts[0] ?? 0)
    .executeTakeFirstOrThrow();
  game = first.gameId;
  await sql`update charts set game_id = ${game}, group_id = ${first.groupId} where id = ${charts[1]}`.execute(
    database,
  );
  await post(0, { 0: 10, 1: 10 }, 1);
  await post(0, { 1: 12 }, 2);
  await post(1, { 0: 30, 1: 5 }, 5);
  for (const userId of users) {
    const player = database.selectFrom('players').select('id').where('userId', '=', userId);
    players.push((await player.executeTakeFirstOrThrow()).id);
  }
  await changeState(database, {
    chart: charts[0] ?? 0,
    player: players[1] ?? 0,
    state: 'withdrawn',
    at: day(9),
  });
  server.setTime(at(11));
});
afterAll(async () => server?.close());

async function get(url: string) {
  const response = await server.app.inject({ url });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const readFirsts = async (query = '') =>
  readContract(GameFirstCollection, (await get(`${pastPaths.gameFirsts(game)}${query}`)).body);
const factsOf = (page: Awaited<ReturnType<typeof readFirsts>>) =>
  page['hydra:member'].map(({ chart, player, previous, values, since, until }) => [
    charts.indexOf(chart.id),
    players.indexOf(player.id),
    previous && players.indexOf(previous.id),
    values[0]?.raw,
    since,
    until,
  ]);

const all = [
  [0, 0, 1, 10, at(9), null],
  [0, 1, 0, 30, at(5), at(9)],
  [1, 0, null, 10, at(1), null],
  [0, 0, null, 10, at(1), at(5)],
];

test('lists who took the first places, from whom and with what, the latest first', async () => {
  const page = await readFirsts();
  expect(factsOf(page)).toEqual(all);
  expect(page['hydra:totalItems']).toBe(4);
  expect(page['hydra:member'][0]).toMatchObject({
    '@type': 'GameFirst',
    group: { '@type': 'Group' },
  });
});

test.each([1, 3])('comes on pages of %d, none twice', async (size) => {
  const found: unknown[] = [];
  let next: string | undefined = `?itemsPerPage=${size}`;
  while (next !== undefined) {
    const page: Awaited<ReturnType<typeof readFirsts>> = await readFirsts(next);
    found.push(...factsOf(page));
    const link: string | undefined = page['hydra:view']?.['hydra:next'];
    next = link && new URL(link, 'http://test').search;
  }
  expect(found).toEqual(all);
});

test('counts what the players held at the end of each day', async () => {
  const { body } = await get(pastPaths.firstHolders(game));
  const { 'hydra:member': holders, days, whole } = readContract(FirstHolderCollection, body);
  expect([days.length, days[0], days.at(-1), whole]).toEqual([
    11,
    '2026-01-01',
    '2026-01-11',
    true,
  ]);
  expect(holders.map(({ player, counts }) => [players.indexOf(player.id), counts])).toEqual([
    [0, [2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2]],
    [1, [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0]],
  ]);
});

test('is the same when the timelines are made again', async () => {
  await sql`update chart_records set at = at`.execute(server.database);
  expect(factsOf(await readFirsts())).toEqual(all);
});

test('is empty for a game without scores, and not found without a game', async () => {
  const { rows } = await sql<{ gameId: number }>`
    select game_id from charts where id = ${await addChart(server.database)}`.execute(
    server.database,
  );
  const other = rows[0]?.gameId ?? 0;
  expect((await get(pastPaths.gameFirsts(other))).body).toMatchObject({ 'hydra:totalItems': 0 });
  expect((await get(pastPaths.firstHolders(other))).body).toMatchObject({
    'hydra:member': [],
    days: [],
  });
  for (const path of [pastPaths.gameFirsts(999_999), pastPaths.firstHolders(999_999)])
    expect((await get(path)).status).toBe(404);
  expect((await get(`${pastPaths.gameFirsts(game)}?after=nonsense`)).status).toBe(400);
});

describe('a first place of this day of an earlier year', () => {
  const readDay = async (now: string) => {
    server.setTime(now);
    return factsOf(readContract(GameFirstCollection, (await get(pastPaths.onThisDay)).body));
  };

  test('is listed, with its game', async () => {
    expect(await readDay('2027-01-05T23:59:59Z')).toEqual([all[1]]);
    expect((await get(pastPaths.onThisDay)).body).toMatchObject({
      'hydra:member': [{ game: { '@id': `/api/games/${game}` } }],
    });
  });

  test('is that on the chart with most scores', async () => {
    await sql`update charts set ranked_count = case when id = ${charts[1]} then 9 else 1 end`.execute(
      server.database,
    );
    expect(await readDay('2028-01-01T00:00:00Z')).toEqual([all[2]]);
  });

  test('is none on other days, and in its own year', async () => {
    expect(await readDay('2027-01-06T00:00:00Z')).toEqual([]);
    expect(await readDay('2026-01-05T23:00:00Z')).toEqual([]);
  });
});

test('reads few blocks of a game with very many first places, and says how far back they go', async () => {
  const { database } = server;
  // Without the trigger, which is slow for so many.
  await sql`alter table chart_records disable trigger chart_records_added`.execute(database);
  await sql`insert into chart_records (chart_id, sequence, at, player_id, amounts)
    select ${charts[1]}::int, 1000 + i, '2026-01-12'::timestamptz + i * interval '1 hour', ${players[0]}::int + i % 2 * (${players[1]}::int - ${players[0]}::int),
      '{1}' from generate_series(1, 5200) i`.execute(database);
  await sql`alter table chart_records enable trigger chart_records_added`.execute(database);
  await sql`delete from reigns where chart_id = ${charts[1]}`.execute(database);
  await sql`insert into reigns select * from compute_reigns(${charts[1]})`.execute(database);
  await sql`vacuum analyze reigns`.execute(database);
  await sql`vacuum analyze chart_records`.execute(database);
  const now = new Date('2027-01-12T00:00:00Z');
  const list = await explainQueries(database, async (explained) =>
    readGameFirsts(explained, { gameId: game, size: 20, after: undefined, language: 'en' }),
  );
  const blocks = list.scans
    .filter(({ table }) => ['reigns', 'chart_records'].includes(table))
    .reduce((sum, { buffers }) => sum + buffers, 0);
  expect(blocks).toBeLessThanOrEqual(120);
  const held = await explainQueries(database, async (explained) =>
    readFirstHolders(explained, { gameId: game, now }),
  );
  expect(held.buffers).toBeLessThanOrEqual(120);
  const onDay = await explainQueries(database, async (explained) =>
    readOnThisDay(explained, { language: 'en', now: new Date('2027-01-20T00:00:00Z') }),
  );
  expect(onDay.indexes).toContain('reigns_on_day');
  expect(onDay.buffers).toBeLessThanOrEqual(160);
  const { days, whole, items } = await readFirstHolders(database, { gameId: game, now });
  expect([days.length, whole, items.length]).toEqual([31, false, 2]);
  expect(days[0]).toBe('2026-01-20');
});
