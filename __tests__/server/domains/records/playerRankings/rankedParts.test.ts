import { randomUUID } from 'node:crypto';
import { GameStandingCollection } from '../../../../../src/contract/schemas/standings';
import { fillParts } from '../../../../../src/server/domains/records/payments/fillParts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let game: number;
/** The main group, one with downloadable content, and one that does not rank. */
const groups: number[] = [];
/** In a game of its own. */
let lone: { chart: number; game: number; group: number };
const members: Awaited<ReturnType<typeof joinAs>>[] = [];
/** By chart, then by member. */
const posted: (number | null)[][] = [
  [500, 400, 300, null],
  [10, 20, null, 30],
  [5, null, null, 6],
];

const placeOf = async (chart: number) =>
  server.database
    .selectFrom('charts')
    .select(['gameId as game', 'groupId as group'])
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();

async function moveGroup(group: number, values: { dlc?: boolean; ranked?: boolean }) {
  const { database } = server;
  await database.updateTable('charts').set({ gameId: game }).where('groupId', '=', group).execute();
  await database
    .updateTable('chartGroups')
    .set({ gameId: game, ...values })
    .where('id', '=', group)
    .execute();
}

async function post(chart: number, member: number, amount: number): Promise<void> {
  const userId = members[member]?.id ?? 0;
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
  const scores = [{ ...score, key: randomUUID() }];
  await postScores(server.database, { userId, scores, at: new Date('2026-05-01T10:00:00Z') });
}

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  for (const index of [1, 2, 3, 4])
    members.push(await joinAs(server, { username: `kes_${index}` }));
  const charts = [await addChart(database), await addChart(database), await addChart(database)];
  for (const [index, id] of charts.entries()) {
    const place = await placeOf(id);
    groups.push(place.group);
    if (index === 0) ({ game } = place);
    else await moveGroup(place.group, index === 1 ? { dlc: true } : { ranked: false });
  }
  const chart = await addChart(database);
  lone = { chart, ...(await placeOf(chart)) };
  for (const [index, amounts] of posted.entries())
    for (const [member, amount] of amounts.entries())
      if (amount !== null) await post(charts[index] ?? 0, member, amount);
  await rankEverything(database);
});
afterAll(async () => server?.close());

const get = async (url: string, member?: number) => {
  const headers = member === undefined ? {} : members[member]?.headers;
  const response = await server.app.inject({ url, ...(headers && { headers }) });
  return { status: response.statusCode, body: response.json<unknown>() };
};

async function read(url: string, member?: number) {
  const page = readContract(GameStandingCollection, (await get(url, member)).body);
  const rows = page['hydra:member'].map(({ rank, points, nbScore, player }) => [
    player.username,
    rank,
    points,
    nbScore,
  ]);
  return { page, rows };
}

describe('the ranking of a game without downloadable content', () => {
  test('has the players, points and medals of the other groups', async () => {
    const { page, rows } = await read(`/api/games/${game}/ranking?dlc=0`);
    expect(page['hydra:totalItems']).toBe(4);
    expect(rows).toEqual([
      ['kes_1', 1, 300, 2],
      ['kes_2', 2, 240, 1],
      ['kes_3', 3, 192, 1],
      ['kes_4', 4, 0, 1],
    ]);
    const medals = await read(`/api/games/${game}/ranking?dlc=0&by=medals`);
    expect(medals.page['hydra:member'].map((standing) => standing.medals)).toEqual([
      [1, 1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect((await read(`/api/games/${game}/ranking`)).rows).toEqual([
      ['kes_1', 1, 492, 3],
      ['kes_2', 2, 480, 2],
      ['kes_4', 3, 300, 2],
      ['kes_3', 4, 192, 1],
    ]);
  });

  test('has pages, the own standing, and a player to find', async () => {
    const url = `/api/games/${game}/ranking?dlc=0&itemsPerPage=1`;
    const { page } = await read(url);
    const next = page['hydra:view']?.['hydra:next'] ?? '';
    expect(next).toContain('dlc=0');
    expect((await read(next)).rows).toEqual([['kes_2', 2, 240, 1]]);
    expect((await read(`${url}&search=kes_3`)).rows).toEqual([['kes_3', 3, 192, 1]]);
    expect((await read(`${url}&rank=2`)).rows).toEqual([['kes_2', 2, 240, 1]]);
    const own = await read(`${url}&own=me&around=me`, 1);
    expect(own.rows).toEqual([['kes_2', 2, 240, 1]]);
    expect(own.page.own).toMatchObject({ rank: 2, of: 4, next: { column: 0, difference: 60 } });
  });

  test('is all of the ranking where there is no such content', async () => {
    const [whole, base] = [
      `/api/games/${lone.game}/ranking`,
      `/api/games/${lone.game}/ranking?dlc=0`,
    ];
    expect((await read(base)).rows).toEqual((await read(whole)).rows);
  });

  test.each(['by=game-points&dlc=0', 'dlc=1'])('refuses %s at its field', async (query) => {
    const { status, body } = await get(`/api/games/${game}/ranking?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ violations: [{ propertyPath: 'dlc' }] });
  });
});

describe('the ranking of a group', () => {
  test('has the players, points and medals of its charts', async () => {
    const { page, rows } = await read(`/api/groups/${groups[1]}/ranking`);
    expect(rows).toEqual([
      ['kes_4', 1, 300, 1],
      ['kes_2', 2, 240, 1],
      ['kes_1', 3, 192, 1],
    ]);
    expect(page['hydra:member'][0]).toMatchObject({
      '@id': expect.stringContaining(`/api/groups/${groups[1]}/ranking?by=points#`),
      of: 3,
      medals: [1, 1, 0, 0, 0, 0],
      gamePoints: 0,
    });
    const own = await read(`/api/groups/${groups[1]}/ranking?by=medals&own=me`, 2);
    expect(own.page.own).toBeNull();
  });

  test('is that of the game if it is the only group, and empty if it does not rank', async () => {
    await post(lone.chart, 0, 7);
    await rankEverything(server.database);
    expect((await read(`/api/groups/${lone.group}/ranking`)).rows).toEqual([['kes_1', 1, 100, 1]]);
    expect((await read(`/api/groups/${groups[2]}/ranking`)).page['hydra:totalItems']).toBe(0);
  });

  test('of an only group is filled when the game gets another one', async () => {
    const { database } = server;
    const url = `/api/groups/${lone.group}/ranking`;
    await database
      .insertInto('chartGroups')
      .values({ gameId: lone.game, slug: 'second', position: 2, dlc: true })
      .execute();
    expect((await read(`${url}?itemsPerPage=2`)).page).toMatchObject({ counting: true });
    await fillParts(server, { portion: 1 });
    const { page, rows } = await read(`${url}?itemsPerPage=3`);
    expect(page.counting).toBeUndefined();
    expect(rows).toEqual([['kes_1', 1, 100, 1]]);
  });

  test.each([
    ['/api/groups/999999/ranking', 404],
    ['/api/groups/1/ranking?by=game-points', 400],
    ['/api/groups/1/ranking?around=me', 401],
  ])('%s returns %d', async (url, status) => {
    expect((await get(url)).status).toBe(status);
  });
});
