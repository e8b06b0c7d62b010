import { randomUUID } from 'node:crypto';
import { ChartCollection } from '../../../../../src/contract/schemas/charts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

/** Posts a score for a new member; returns the member's id. */
async function post(chart: number, amount: number, minute: number): Promise<number> {
  const userId = await addMember(server.database);
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, key: randomUUID() };
  const [result] = await postScores(server.database, {
    userId,
    scores: [{ ...score, confirmed: ['zero'] }],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
  expect(result).toMatchObject({ outcome: 'created' });
  return userId;
}

async function rank(): Promise<void> {
  await rankEverything(server.database);
}

/** The first place of a chart in the list of its group. */
async function recordOf(chart: number, language = 'en') {
  const { groupId } = await server.database
    .selectFrom('charts')
    .select('groupId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  const response = await server.app.inject({
    url: `/api/groups/${groupId}/charts`,
    headers: { 'accept-language': language },
  });
  expect(response.statusCode).toBe(200);
  const [only] = readContract(ChartCollection, response.json<unknown>())['hydra:member'];
  return only?.record;
}

const playerOf = async (userId: number) =>
  server.database
    .selectFrom('players')
    .innerJoin('users', 'users.id', 'players.userId')
    .select(['players.id', 'username', 'slug'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

describe('the record of a chart in the list of its group', () => {
  test('has its player, the value in the reader’s language, and since when', async () => {
    const chart = await addChart(server.database);
    await post(chart, 500, 1);
    const best = await post(chart, 12_345, 2);
    expect(await recordOf(chart, 'fr')).toMatchObject({
      player: await playerOf(best),
      tied: 1,
      values: [{ raw: 12_345, text: '12\u202f345' }],
      changedAt: '2026-05-01T10:02:00.000Z',
    });
  });

  test('is the lowest value where that is better', async () => {
    const chart = await addChart(server.database, { better: ['lower'] });
    await post(chart, 500, 1);
    await post(chart, 12_345, 2);
    expect((await recordOf(chart))?.values[0]?.raw).toBe(500);
  });

  test('is null without a score', async () => {
    expect(await recordOf(await addChart(server.database))).toBeNull();
  });

  test.each([
    ['before the chart is ranked', false],
    ['after it', true],
  ])('that is shared names who had it first, and how many share it, %s', async (_when, ranked) => {
    const chart = await addChart(server.database);
    const first = await post(chart, 90, 1);
    await post(chart, 80, 2);
    await post(chart, 90, 3);
    await post(chart, 90, 4);
    if (ranked) await rank();
    expect(await recordOf(chart)).toMatchObject({ player: await playerOf(first), tied: 3 });
  });

  test('stays when the account is deleted, without a name', async () => {
    const chart = await addChart(server.database);
    const userId = await post(chart, 90, 1);
    await server.database.deleteFrom('users').where('id', '=', userId).execute();
    expect(await recordOf(chart)).toMatchObject({
      player: { username: null, slug: null },
      values: [{ raw: 90 }],
    });
  });

  test('does not count scores that do not rank', async () => {
    const chart = await addChart(server.database);
    const best = await post(chart, 90, 1);
    const other = await post(chart, 80, 2);
    const { id } = await playerOf(best);
    await server.database
      .updateTable('scores')
      .set({ ranked: false, state: 'unproved' })
      .where('playerId', '=', id)
      .execute();
    expect((await recordOf(chart))?.player).toMatchObject(await playerOf(other));
  });
});
