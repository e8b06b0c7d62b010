import { randomUUID } from 'node:crypto';
import { paths } from '../../../../../src/contract/paths';
import { PostResults } from '../../../../../src/contract/schemas/scores';
import { ScoreSheet } from '../../../../../src/contract/schemas/sheets';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

/** A chart whose game has a name; games without one are not public. */
async function addNamed(options: Parameters<typeof addChart>[1] = {}) {
  const chart = await addChart(server.database, options);
  const { gameId } = await server.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  await server.database
    .insertInto('gameTranslations')
    .values({ gameId, language: 'en', name: 'Starlance' })
    .execute();
  return { chart, gameId };
}

const get = async (id: number, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: paths.gameSheet(id), headers });

async function sheetOf(id: number, headers: Record<string, string>) {
  const response = await get(id, headers);
  expect(response.statusCode).toBe(200);
  return readContract(ScoreSheet, response.json<unknown>());
}

const post = async (headers: Record<string, string>, scores: object[], dryRun = false) => {
  const response = await server.app.inject({
    method: 'POST',
    url: paths.scoreBatch,
    headers,
    payload: { scores: scores.map((score) => ({ key: randomUUID(), ...score })), dryRun },
  });
  return readContract(PostResults, response.json<unknown>()).results;
};

describe('the sheet of a game', () => {
  test('has the charts, and the scores of the member who asks alone', async () => {
    const { chart, gameId } = await addNamed();
    const [one, other] = [await joinAs(server), await joinAs(server)];
    await post(one.headers, [{ chart, values: [500] }]);
    const sheet = await sheetOf(gameId, one.headers);
    expect(sheet).toMatchObject({
      game: { name: 'Starlance' },
      open: true,
      groups: [{ charts: [{ id: chart, own: { values: [{ raw: 500, text: '500' }] } }] }],
    });
    expect((await sheetOf(gameId, other.headers)).groups[0]?.charts[0]?.own).toBeNull();
  });

  test.each([
    ['due', true],
    ['proof_waiting_due', false],
  ] as const)('says until when a score that is %s has to be proved: %s', async (state, told) => {
    const { chart, gameId } = await addNamed();
    const { headers } = await joinAs(server);
    await post(headers, [{ chart, values: [500] }]);
    const dueAt = '2026-12-12T10:00:00.000Z';
    await server.database
      .updateTable('scores')
      .set({ state, dueAt })
      .where('chartId', '=', chart)
      .execute();
    expect((await sheetOf(gameId, headers)).groups[0]?.charts[0]?.own).toMatchObject({
      state,
      dueAt: told ? dueAt : null,
    });
  });

  test('proposes the platform of the latest score of the game', async () => {
    const { id } = await server.database
      .insertInto('platforms')
      .values({ slug: 'novacore' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { chart, gameId } = await addNamed({ platformIds: [id] });
    const { headers } = await joinAs(server);
    expect((await sheetOf(gameId, headers)).platform).toBeNull();
    await post(headers, [{ chart, values: [5], platform: id }]);
    expect((await sheetOf(gameId, headers)).platform).toBe(id);
  });

  test('is kept in no cache', async () => {
    const { gameId } = await addNamed();
    const { headers } = await joinAs(server);
    expect((await get(gameId, headers)).headers['cache-control']).toBe('private, no-store');
  });

  test('says that a closed game takes no scores', async () => {
    const { gameId } = await addNamed({ gameStatus: 'closed' });
    const { headers } = await joinAs(server);
    expect((await sheetOf(gameId, headers)).open).toBe(false);
  });

  test('answers 401 to guests and 404 for games that are not public', async () => {
    const { gameId } = await addNamed({ gameStatus: 'draft' });
    const { headers } = await joinAs(server);
    expect((await get(gameId)).statusCode).toBe(401);
    expect((await get(gameId, headers)).statusCode).toBe(404);
    expect((await get(999_999, headers)).statusCode).toBe(404);
  });
});

test('a prediction has the values of the first and of the next better place of the others', async () => {
  const { chart } = await addNamed();
  for (const value of [900, 700]) {
    const { headers } = await joinAs(server);
    await post(headers, [{ chart, values: [value] }]);
  }
  const { headers } = await joinAs(server);
  const rows = [
    { chart, values: [800] },
    { chart, values: [600] },
    { chart, values: [999] },
  ];
  const results = await post(headers, rows, true);
  expect(results.map(({ prediction }) => prediction)).toMatchObject([
    { rank: 2, first: [900], next: [900] },
    { rank: 3, first: [900], next: [700] },
    { rank: 1, first: [900], next: null },
  ]);
});
