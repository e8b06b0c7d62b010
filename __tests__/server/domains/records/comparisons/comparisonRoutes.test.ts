import { randomUUID } from 'node:crypto';
import { ComparisonCollection } from '../../../../../src/contract/schemas/comparisons';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { changeState } from '../../../../support/records/changeState';
import { readContract } from '../../../../support/readContract';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let one: number;
let two: number;
let lower: number;
let game: { gameId: number; charts: number[] };
const at = new Date('2026-05-01T10:00:00Z');

async function post(userId: number, scores: [chart: number, ...amounts: number[]][]) {
  await postScores(server.database, {
    userId,
    scores: scores.map(([chart, ...amounts]) => ({
      chart,
      amounts,
      platform: null,
      achievedOn: null,
      confirmed: ['zero'],
      key: randomUUID(),
    })),
    at,
  });
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
  game = await addChartsOfGame(database, [4]);
  const [a = 0, b = 0, c = 0, d = 0] = game.charts;
  lower = await addChart(database, { better: ['lower', 'higher'] });
  const retired = await addChart(database);
  const alone = await addChart(database);
  one = await post(await addMember(database), [
    [a, 900],
    [b, 500],
    [c, 700],
    [d, 10],
    [lower, 50, 8],
    [retired, 5],
    [alone, 5],
  ]);
  two = await post(await addMember(database), [
    [a, 800],
    [b, 1000],
    [c, 700],
    [d, 1],
    [lower, 50, 2],
    [retired, 4],
  ]);
  await database
    .updateTable('charts')
    .set({ status: 'retired' })
    .where('id', '=', retired)
    .execute();
});
afterAll(async () => server?.close());

async function get(path: string) {
  const response = await server.app.inject({ url: `/api/players/${path}` });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const read = async (query = '', players = [one, two]) =>
  readContract(ComparisonCollection, (await get(`${players.join('/compare/')}${query}`)).body);
const results = ({ 'hydra:member': rows }: ComparisonCollection) =>
  rows.map(({ id, result, gap }) => [id, result, gap]);

test('counts the shared charts that are won, lost and tied, by game', async () => {
  const { sums, games, latestOf } = await read();
  expect(sums).toEqual({ shared: 5, won: 3, lost: 1, tied: 1 });
  expect(latestOf).toBeNull();
  expect(games).toMatchObject([
    { game: { id: game.gameId, name: 'Starlance' }, shared: 4, won: 2, lost: 1, tied: 1 },
    { shared: 1, won: 1, lost: 0, tied: 0 },
  ]);
});

test('lists the charts by game with both scores and the gap', async () => {
  const list = await read();
  const [a, b, c, d] = game.charts;
  expect(list['hydra:totalItems']).toBe(5);
  expect(results(list)).toEqual([
    [a, 'won', '+100'],
    [b, 'lost', '−500'],
    [c, 'tied', null],
    [d, 'won', '+9'],
    // The first value is the same.
    [lower, 'won', '+6'],
  ]);
  expect(list['hydra:member'][1]).toMatchObject({
    score: { rank: 2, of: 2, values: [{ raw: 500 }] },
    otherScore: { rank: 1, tied: 1, values: [{ raw: 1000 }] },
  });
});

test('the other way round everything is reversed', async () => {
  const { sums, gaps } = await read('', [two, one]);
  expect(sums).toEqual({ shared: 5, won: 1, lost: 3, tied: 1 });
  expect(gaps.won.map(({ id }) => id)).toEqual([game.charts[1]]);
});

test('names the biggest gaps in proportion to the larger value', async () => {
  const { won, lost } = (await read()).gaps;
  expect(won.map(({ id }) => id)).toEqual([game.charts[3], lower, game.charts[0]]);
  expect(lost.map(({ id }) => id)).toEqual([game.charts[1]]);
});

test.each(['won', 'lost', 'tied'])('lists only the charts that are %s', async (result) => {
  const list = await read(`?result=${result}&game=${game.gameId}`);
  expect(results(list).map(([, found]) => found)).toEqual(
    Array.from({ length: result === 'won' ? 2 : 1 }, () => result),
  );
  expect(list.sums.shared).toBe(5);
});

test('pages lead from one to the next and keep the filter', async () => {
  const seen: unknown[] = [];
  let url = `?itemsPerPage=1&result=won`;
  for (let page = 0; url !== '' && page < 5; page += 1) {
    const list = await read(url);
    seen.push(...results(list).map(([id]) => id));
    const next = list['hydra:view']?.['hydra:next'];
    url = next === undefined ? '' : next.slice(next.indexOf('?'));
  }
  expect(seen).toEqual([game.charts[0], game.charts[3], lower]);
});

test('scores that do not rank are not compared', async () => {
  const chart = game.charts[2] ?? 0;
  await changeState(server.database, { chart, player: two, state: 'unproved', at });
  expect((await read()).sums).toEqual({ shared: 4, won: 3, lost: 1, tied: 0 });
  await changeState(server.database, { chart, player: two, state: 'none', at });
  expect((await read()).sums.shared).toBe(5);
});

test('players without a shared chart have nothing to compare', async () => {
  const chart = await addChart(server.database);
  const other = await post(await addMember(server.database), [[chart, 5]]);
  const list = await read('', [one, other]);
  expect(list).toMatchObject({ sums: { shared: 0 }, games: [], gaps: { won: [], lost: [] } });
  expect(results(list)).toEqual([]);
});

test('refuses a player against themselves, unknown players and unknown filters', async () => {
  const same = await get(`${one}/compare/${one}`);
  expect(same.status).toBe(422);
  expect(readContract(Problem, same.body)).toMatchObject({
    detail: 'A player cannot be compared with themselves.',
  });
  for (const path of [`${one}/compare/999999`, `999999/compare/${one}`, `${one}/compare/x`])
    expect((await get(path)).status).toBe(404);
  for (const query of ['result=best', 'game=x', 'after=x', 'page=2'])
    expect((await get(`${one}/compare/${two}?${query}`)).status).toBe(400);
});
