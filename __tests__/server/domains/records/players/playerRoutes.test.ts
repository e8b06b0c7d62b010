import { randomUUID } from 'node:crypto';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerProfile, PlayerScoreCollection } from '../../../../../src/contract/schemas/players';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
let member: number;
let rival: number;
let player: number;
const charts: number[] = [];

async function postOne(userId: number, chart: number, { amount = 0, minute = 0 } = {}) {
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
  await postScores(server.database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
}

async function playerOf(userId: number): Promise<number> {
  const { id } = await server.database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  member = await addMember(database);
  rival = await addMember(database);
  for (const minute of [0, 1, 2, 3]) {
    const chart = await addChart(database);
    charts.push(chart);
    await postOne(rival, chart, { amount: 700 });
    await postOne(member, chart, { amount: 600 + 100 * minute, minute });
  }
  player = await playerOf(member);
  await rankEverything(database);
});
afterAll(async () => server?.close());

async function get(url: string, language = 'en') {
  const response = await server.app.inject({ url, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json<unknown>() };
}

const readScores = async (query = '', language = 'en') =>
  readContract(
    PlayerScoreCollection,
    (await get(`/api/players/${player}/scores${query}`, language)).body,
  );

test('a player has the totals of all games', async () => {
  const profile = readContract(PlayerProfile, (await get(`/api/players/${player}`)).body);
  const { username } = await server.database
    .selectFrom('users')
    .select('username')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  // Second, first with the rival, and first alone twice.
  expect(profile).toMatchObject({ username, medals: [2, 3, 1, 0, 0, 0], nbScore: 4, nbProved: 0 });
  expect(profile.points).toBe(160 + 180 + 200 + 200);
});

test.each([
  ['ROLE_USER', false],
  ['ROLE_VGR_PROOF', false],
  ['ROLE_ADMIN', true],
  ['ROLE_SUPER_ADMIN', true],
])('%s makes an administrator of a player: %s', async (role, administrator) => {
  const newcomer = await addMember(server.database);
  await postOne(newcomer, charts[0] ?? 0);
  await server.database
    .updateTable('users')
    .set({ roles: ['ROLE_USER', role] })
    .where('id', '=', newcomer)
    .execute();
  const { body } = await get(`/api/players/${await playerOf(newcomer)}`);
  expect(body).toMatchObject({ administrator });
});

test('a player has the ranks in all rankings', async () => {
  const { body } = await get(`/api/players/${await playerOf(rival)}`);
  expect(readContract(PlayerProfile, body).ranks).toEqual([
    { board: 'points', rank: 2, of: 2 },
    { board: 'game-points', rank: 2, of: 2 },
    { board: 'medals', rank: 2, of: 2 },
    { board: 'cups', rank: 2, of: 2 },
    // Both have none.
    { board: 'proofs', rank: 1, of: 2 },
    { board: 'badges', rank: 2, of: 2 },
  ]);
});

test('a player with a country has the rank by points within it', async () => {
  const read = async () =>
    readContract(PlayerProfile, (await get(`/api/players/${await playerOf(rival)}`)).body)
      .countryRank;
  expect(await read()).toBeNull();
  const choose = async (country: string | null) => {
    await server.database
      .updateTable('players')
      .set({ country })
      .where('userId', '=', rival)
      .execute();
    await rankEverything(server.database);
  };
  await choose('FR');
  expect(await read()).toEqual({ country: 'FR', rank: 1, of: 1 });
  await choose(null);
  expect(await read()).toBeNull();
});

test('a player with a score that is not ranked yet has totals that are being counted', async () => {
  const chart = await addChart(server.database);
  const newcomer = await addMember(server.database);
  await postOne(newcomer, chart, { amount: 500 });
  const read = async () => {
    const { body } = await get(`/api/players/${await playerOf(newcomer)}`);
    return readContract(PlayerProfile, body);
  };
  expect(await read()).toMatchObject({ nbScore: 0, points: 0, counting: true, ranks: [] });
  expect((await get(`/api/players/${player}`)).body).not.toHaveProperty('counting');
  await rankEverything(server.database);
  const settled = await read();
  expect(settled).toMatchObject({ nbScore: 1 });
  expect(settled).not.toHaveProperty('counting');
});

test('the scores of a player are the latest first, with their places', async () => {
  const list = await readScores();
  expect(list['hydra:totalItems']).toBe(4);
  const rows = list['hydra:member'].map(({ chart, rank, of, points }) => [
    chart.id,
    rank,
    of,
    points,
  ]);
  expect(rows).toEqual([
    [charts[3], 1, 2, 200],
    [charts[2], 1, 2, 200],
    [charts[1], 1, 2, 180],
    [charts[0], 2, 2, 160],
  ]);
  expect(list['hydra:member'][3]?.values).toEqual([{ raw: 600, text: '600' }]);
});

test('the pages of a player’s scores follow one another', async () => {
  const first = await readScores('?itemsPerPage=3');
  const next = new URL(first['hydra:view']?.['hydra:next'] ?? '', 'http://test');
  const second = await readScores(next.search);
  expect(second['hydra:member'].map(({ chart }) => chart.id)).toEqual([charts[0]]);
  expect(second['hydra:view']).not.toHaveProperty('hydra:next');
});

test('the scores of a player in one game', async () => {
  const { gameId } = await server.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', charts[1] ?? 0)
    .executeTakeFirstOrThrow();
  const list = await readScores(`?game=${gameId}`);
  expect(list['hydra:totalItems']).toBe(1);
  expect(list['hydra:member'].map(({ chart }) => chart.id)).toEqual([charts[1]]);
});

test('a score that does not rank has no place', async () => {
  const chart = await addChart(server.database);
  await postOne(member, chart, { amount: 5, minute: -60 });
  await server.database
    .updateTable('scores')
    .set({ state: 'unproved', ranked: false })
    .where('chartId', '=', chart)
    .execute();
  const list = await readScores();
  expect(list['hydra:member'].at(-1)).toMatchObject({ state: 'unproved', rank: null, points: 0 });
});

test.each([
  ['/api/players/999999', 404],
  ['/api/players/x', 404],
  ['/api/players/999999/scores', 404],
  ['/api/players/1/scores?after=x', 400],
  ['/api/players/1/scores?game=x', 400],
])('%s returns %d', async (url, expected) => {
  const { status, body } = await get(url);
  expect(status).toBe(expected);
  readContract(Problem, body);
});

describe('the scores of a game that give most', () => {
  const gameOf = async (chart = 0) => {
    const { gameId } = await server.database
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chart)
      .executeTakeFirstOrThrow();
    return gameId;
  };

  test('are those that were paid, the most first', async () => {
    const game = await gameOf(charts[3]);
    const list = await readScores(`?game=${game}&order=points`);
    expect(list['hydra:member']).toMatchObject([{ chart: { id: charts[3] }, rank: 1 }]);
    expect(list['hydra:totalItems']).toBe(1);
    expect(list['hydra:view']).not.toHaveProperty('hydra:next');
    expect((await readScores(`?game=${game}&order=medals`))['hydra:member']).toHaveLength(1);
  });

  test('are of one game', async () => {
    for (const query of ['order=points', 'order=medals', `game=1&order=best`])
      expect((await get(`/api/players/${player}/scores?${query}`)).status).toBe(400);
  });
});
