import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addScores } from '../../../../support/records/addScores';
import { deniedOwnScore } from '../../../../support/records/contradictionsOf';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

const post = async (userId: number, chart: number, amount: number) =>
  postScores(server.database, {
    userId,
    scores: [scoreToPost(chart, { amounts: [amount] })],
    at: server.now(),
  });

/** A chart with the scores 10, 20 … 100, and a member, who has none. */
async function setUp() {
  const chart = await addChart(server.database);
  await addScores(server.database, { chart, count: 10, value: 'n * 10' });
  const { id, username, headers } = await joinAs(server);
  const read = async (url: string) => {
    const response = await server.app.inject({ url, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^private, /);
    return readContract(RankingCollection, response.json<unknown>());
  };
  return { chart, path: `/api/charts/${chart}/ranking`, userId: id, username, read };
}

const placesOf = (board: Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['read']>>) =>
  board['hydra:member'].map(({ rank, tied, values }) => [rank, tied, values[0]?.raw]);

describe('the page around a member', () => {
  test('has the own score in its middle, and goes on from there', async () => {
    const { chart, path, userId, username, read } = await setUp();
    const around = `${path}?around=me&itemsPerPage=3`;
    expect((await read(around))['hydra:member']).toEqual([]);
    await post(userId, chart, 60);
    const page = await read(around);
    expect(placesOf(page)).toEqual([
      [5, 2, 60],
      [5, 2, 60],
      [7, 1, 50],
    ]);
    expect(page['hydra:member'][1]?.player.username).toBe(username);
    expect(page).not.toHaveProperty('own');
    expect(placesOf(await read(page['hydra:view']?.['hydra:next'] ?? ''))).toEqual([
      [8, 1, 40],
      [9, 1, 30],
      [10, 1, 20],
    ]);
  });

  test('has fewer scores above the first one', async () => {
    const { chart, path, userId, read } = await setUp();
    await post(userId, chart, 101);
    const page = await read(`${path}?around=me&itemsPerPage=3`);
    expect(placesOf(page).map(([, , amount]) => amount)).toEqual([101, 100, 90]);
  });
});

describe('the own score', () => {
  test('comes with a page if it is asked for, at its place among everyone', async () => {
    const { chart, path, userId, username, read } = await setUp();
    expect((await read(`${path}?own=me`)).own).toBeNull();
    await post(userId, chart, 60);
    const page = await read(`${path}?own=me&itemsPerPage=2`);
    expect(placesOf(page).map(([, , amount]) => amount)).toEqual([100, 90]);
    expect(page.own).toMatchObject({ rank: 5, tied: 2, of: 11, player: { username } });
    expect(page.own?.next).toMatchObject([{ raw: 70 }]);
    await post(userId, chart, 200);
    expect((await read(`${path}?own=me`)).own).toMatchObject({ rank: 1, tied: 1, next: null });
  });

  test('has its place among everyone beside a board that does not have it', async () => {
    const { chart, path, userId, read } = await setUp();
    await post(userId, chart, 60);
    const whole = await read(`${path}?own=me`);
    const narrowed = await read(`${path}?own=me&country=BR`);
    expect(narrowed['hydra:totalItems']).toBe(0);
    expect(narrowed.own).toEqual(whole.own);
  });

  test('is never denied by its page, whatever is posted meanwhile', async () => {
    const { chart, path, userId, read } = await setUp();
    await post(userId, chart, 45);
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; count < 8; count += 1)
        await post(await addMember(server.database), chart, 1 + ((writer * 37 + count * 13) % 100));
    });
    const look = async (): Promise<void> => {
      const page = await read(`${path}?own=me&itemsPerPage=20`);
      expect(page.own).not.toBeNull();
      expect(deniedOwnScore(page)).toEqual([]);
      if (page['hydra:totalItems'] < 43) await look();
    };
    await Promise.all([look(), look(), ...writers]);
  });
});

test.each(['around', 'own'])('%s=me returns 401 to a guest', async (name) => {
  const { path } = await setUp();
  const { statusCode } = await server.app.inject({ url: `${path}?${name}=me` });
  expect(statusCode).toBe(401);
});

test.each(['around', 'own'])('%s=everyone returns 400', async (name) => {
  const { path } = await setUp();
  const response = await server.app.inject({ url: `${path}?${name}=everyone` });
  expect(response.statusCode).toBe(400);
  readContract(Problem, response.json<unknown>());
});
