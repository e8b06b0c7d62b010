import { ChartCollection, GameChartCollection } from '../../../../../src/contract/schemas/charts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { addMember } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

let minute = 0;
async function post(userId: number, chart: number, amount: number) {
  minute += 1;
  const [result] = await postScores(server.database, {
    userId,
    scores: [scoreToPost(chart, { amounts: [amount], confirmed: ['worse'] })],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
  expect(result).not.toHaveProperty('refused');
}

const get = async (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

async function read(url: string, headers?: Record<string, string>) {
  const response = await get(url, headers);
  expect(response.statusCode).toBe(200);
  return readContract(GameChartCollection, response.json<unknown>());
}

test('lists the charts of a game by group, each with its record', async () => {
  const { gameId, groups, charts } = await addChartsOfGame(server.database, [2, 1]);
  await post(await addMember(server.database), charts[1] ?? 0, 500);
  const body = await read(`/api/games/${gameId}/charts`);
  expect(body['hydra:totalItems']).toBe(3);
  expect(
    body['hydra:member'].map(({ id, group, record }) => [id, group, record?.values[0]?.raw]),
  ).toEqual([
    [charts[0], `/api/groups/${groups[0]}`, undefined],
    [charts[1], `/api/groups/${groups[0]}`, 500],
    [charts[2], `/api/groups/${groups[1]}`, undefined],
  ]);
  expect(body).not.toHaveProperty('progress');
  expect(body['hydra:member'][0]).not.toHaveProperty('own');
});

test('leaves out retired charts', async () => {
  const { gameId, charts } = await addChartsOfGame(server.database, [2]);
  await post(await addMember(server.database), charts[0] ?? 0, 500);
  await server.database
    .updateTable('charts')
    .set({ status: 'retired' })
    .where('id', '=', charts[0] ?? 0)
    .execute();
  const body = await read(`/api/games/${gameId}/charts`);
  expect(body['hydra:member'].map(({ id }) => id)).toEqual([charts[1]]);
  expect(body.latest).toEqual([]);
});

test('is read page by page, with links', async () => {
  const { gameId, charts } = await addChartsOfGame(server.database, [2, 2]);
  const first = await read(`/api/games/${gameId}/charts?itemsPerPage=3`);
  expect(first['hydra:member'].map(({ id }) => id)).toEqual(charts.slice(0, 3));
  const second = await read(first['hydra:view']?.['hydra:next'] ?? '');
  expect(second['hydra:member'].map(({ id }) => id)).toEqual(charts.slice(3));
  expect(second['hydra:totalItems']).toBe(4);
});

test('has the five latest scores, each once, with its place', async () => {
  const { gameId, charts } = await addChartsOfGame(server.database, [3]);
  const [one, two, three] = charts.map((id) => id) as [number, number, number];
  const members = [await addMember(server.database), await addMember(server.database)] as const;
  await post(members[0], one, 100);
  await post(members[0], two, 200);
  await post(members[0], three, 300);
  await post(members[1], two, 210);
  await post(members[1], one, 90);
  await post(members[0], one, 120);
  await post(members[1], three, 310);
  const { latest } = await read(`/api/games/${gameId}/charts`);
  expect(latest.map(({ chart, values, rank }) => [chart.id, values[0]?.raw, rank])).toEqual([
    [three, 310, 1],
    [one, 120, 1],
    [one, 90, 2],
    [two, 210, 1],
    [three, 300, 2],
  ]);
});

describe('own=me', () => {
  async function setUp() {
    const { gameId, groups, charts } = await addChartsOfGame(server.database, [2, 2]);
    const { id, headers } = await joinAs(server);
    const rival = await addMember(server.database);
    const [first, second, third] = charts.map((chart) => chart) as [number, number, number, number];
    await post(id, first, 500);
    await post(rival, first, 400);
    await post(id, second, 300);
    await post(rival, second, 900);
    await post(rival, third, 10);
    return { gameId, groups, charts, headers, userId: id };
  }

  test('adds the own scores at their places, and how far the member is', async () => {
    const { gameId, charts, headers } = await setUp();
    const body = await read(`/api/games/${gameId}/charts?own=me`, headers);
    expect(
      body['hydra:member'].map(({ own }) => own && [own.rank, own.of, own.values[0]?.text]),
    ).toEqual([[1, 2, '500'], [2, 2, '300'], null, null]);
    expect(body.progress).toEqual({ charts: charts.length, played: 2, firsts: 1 });
  });

  test('counts the whole game beside a page of it', async () => {
    const { gameId, headers } = await setUp();
    const body = await read(`/api/games/${gameId}/charts?own=me&itemsPerPage=1&page=2`, headers);
    expect(body['hydra:member'].map(({ own }) => own?.rank)).toEqual([2]);
    expect(body.progress).toEqual({ charts: 4, played: 2, firsts: 1 });
  });

  test('has no rank for a score that does not rank, and nothing of a withdrawn one', async () => {
    const { gameId, charts, headers, userId } = await setUp();
    const change = async (chart: number | undefined, state: 'unproved' | 'withdrawn') =>
      server.database
        .updateTable('scores')
        .set({ ranked: false, state })
        .where('chartId', '=', chart ?? 0)
        .where('playerId', '=', (eb) =>
          eb.selectFrom('players').select('id').where('userId', '=', userId),
        )
        .execute();
    await change(charts[0], 'unproved');
    await change(charts[1], 'withdrawn');
    const body = await read(`/api/games/${gameId}/charts?own=me`, headers);
    expect(body['hydra:member'].map(({ own }) => own?.rank)).toEqual([
      null,
      undefined,
      undefined,
      undefined,
    ]);
    expect(body.progress).toEqual({ charts: 4, played: 1, firsts: 0 });
  });

  test('adds them to the charts of a group too', async () => {
    const { groups, headers } = await setUp();
    const response = await get(`/api/groups/${groups[0]}/charts?own=me`, headers);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const body = readContract(ChartCollection, response.json<unknown>());
    expect(body['hydra:member'].map(({ own }) => own?.rank)).toEqual([1, 2]);
  });

  test('is for nobody else: kept in no cache, and never given to others', async () => {
    const { gameId, headers } = await setUp();
    const url = `/api/games/${gameId}/charts?own=me`;
    expect((await get(url, headers)).headers['cache-control']).toBe('private, no-store');
    const { headers: other } = await joinAs(server);
    expect((await read(url, other)).progress).toEqual({ charts: 4, played: 0, firsts: 0 });
    expect((await get(url)).statusCode).toBe(401);
  });

  test.each(['games', 'groups'])('of anyone else returns 400, for charts of %s', async (of) => {
    const { gameId, groups, headers } = await setUp();
    const id = of === 'games' ? gameId : groups[0];
    expect((await get(`/api/${of}/${id}/charts?own=you`, headers)).statusCode).toBe(400);
  });

  test('never denies a record that it shows, whatever is posted meanwhile', async () => {
    const { gameId, charts, headers, userId } = await setUp();
    const [chart = 0] = charts;
    const writers = [userId, await addMember(server.database)].map(async (writer, index) => {
      for (let turn = 0; turn < 8; turn += 1) await post(writer, chart, 1000 + 2 * turn + index);
    });
    const look = async (): Promise<void> => {
      const body = await read(`/api/games/${gameId}/charts?own=me`, headers);
      const [first] = body['hydra:member'];
      const [own, record] = [first?.own, first?.record];
      expect(own?.rank === 1).toBe(own?.values[0]?.raw === record?.values[0]?.raw);
      expect(body.progress?.firsts).toBe(own?.rank === 1 ? 1 : 0);
      expect(
        body.latest.find(({ rank, chart: { id } }) => rank === 1 && id === chart)?.values,
      ).toEqual(record?.values);
    };
    const looks = Array.from({ length: 6 }, async () => look());
    await Promise.all([...writers, ...looks]);
  });
});

test.each(['/api/games/999999/charts', '/api/games/x/charts'])('%s returns 404', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('is 404 for a game that is not public', async () => {
  const { gameId } = await addChartsOfGame(server.database, [1]);
  await server.database
    .updateTable('games')
    .set({ status: 'draft' })
    .where('id', '=', gameId)
    .execute();
  expect((await get(`/api/games/${gameId}/charts`)).statusCode).toBe(404);
});
