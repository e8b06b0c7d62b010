import { createHash, randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { Score, ScoreEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

const NewestEvent = Type.Object({ lastEvent: Type.Integer() });

let server: TestServer;
let member: number;
let chart: number;
let platform: number;
let score: number;

async function post(
  userId: number,
  { amount, minute = 0, on = chart }: { amount: number; minute?: number; on?: number },
) {
  const [result] = await postScores(server.database, {
    userId,
    scores: [
      {
        chart: on,
        amounts: [amount],
        platform: on === chart ? platform : null,
        achievedOn: '2026-04-30',
        confirmed: ['worse'],
        key: randomUUID(),
      },
    ],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
  return result && 'scoreId' in result ? result.scoreId : NaN;
}

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  platform = await addPlatform(database, { en: 'Amiga', fr: 'Amiga 500' });
  chart = await addChart(database, { platformIds: [platform] });
  member = await addMember(database);
  score = await post(member, { amount: 10 });
  await post(await addMember(database), { amount: 1200, minute: 1 });
  await post(await addMember(database), { amount: 5, minute: 2 });
  await post(member, { amount: 1200, minute: 3 });
  await post(member, { amount: 1100, minute: 4 });
  await post(member, { amount: 1200, minute: 5 });
  await rankEverything(database);
});
afterAll(async () => server?.close());

async function get(url: string, language = 'en') {
  const response = await server.app.inject({ url, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const readScore = async (id: number, language = 'en') =>
  readContract(Score, (await get(`/api/scores/${id}`, language)).body);
const readEvents = async (query = '', id = score) =>
  readContract(ScoreEventCollection, (await get(`/api/scores/${id}/events${query}`)).body);

async function usernameOf(id: number): Promise<string> {
  const user = server.database.selectFrom('users').select('username').where('id', '=', id);
  return (await user.executeTakeFirstOrThrow()).username;
}

test('a score has its chart, player, value and place', async () => {
  expect(await readScore(score)).toMatchObject({
    '@id': `/api/scores/${score}`,
    chart: { '@id': `/api/charts/${chart}`, id: chart },
    player: { username: await usernameOf(member) },
    rank: 1,
    tied: 2,
    of: 3,
    points: 270,
    values: [{ raw: 1200, text: '1,200' }],
    platform: { id: platform, name: 'Amiga' },
    achievedOn: '2026-04-30',
    state: 'none',
    postedAt: '2026-05-01T10:00:00.000Z',
    changedAt: '2026-05-01T10:05:00.000Z',
  });
});

test('a score has the part of the board around it', async () => {
  const on = await addChart(server.database);
  const ids: number[] = [];
  for (const amount of [90, 80, 70, 60, 50, 40, 30, 20, 10])
    ids.push((await post(await addMember(server.database), { amount, on })) ?? NaN);
  const shown = async (index: number) => {
    const { around } = await readScore(ids[index] ?? 0);
    return around.map(({ rank }) => rank);
  };
  expect(await shown(0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await shown(4)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(await shown(8)).toEqual([6, 7, 8, 9]);
});

test('a score is in the reader’s language', async () => {
  expect(await readScore(score, 'fr')).toMatchObject({
    values: [{ text: '1\u202f200' }],
    platform: { name: 'Amiga 500' },
  });
});

test('a withdrawn score can be read and has no place', async () => {
  const id = await post(await addMember(server.database), { amount: 7, minute: 6 });
  await server.database
    .updateTable('scores')
    .set({ state: 'withdrawn', ranked: false })
    .where('id', '=', id)
    .execute();
  expect(await readScore(id)).toMatchObject({
    state: 'withdrawn',
    rank: null,
    tied: null,
    points: 0,
    around: [],
  });
});

test('the events of a score are the latest first, with the contents before and after', async () => {
  const list = await readEvents();
  expect(list['hydra:totalItems']).toBe(4);
  const events = list['hydra:member'];
  expect(events.map(({ sequence, kind }) => [sequence, kind])).toEqual([
    [6, 'improved'],
    [5, 'corrected'],
    [4, 'improved'],
    [1, 'created'],
  ]);
  expect(events[1]).toMatchObject({
    at: '2026-05-01T10:04:00.000Z',
    before: { values: [{ raw: 1200, text: '1,200' }], state: 'none' },
    after: {
      values: [{ raw: 1100, text: '1,100' }],
      platform: { id: platform, name: 'Amiga' },
      achievedOn: '2026-04-30',
    },
    actor: { id: member, username: await usernameOf(member) },
  });
  expect(events[3]?.before).toBeNull();
});

test('the pages of events follow one another', async () => {
  const first = await readEvents('?itemsPerPage=3');
  expect(first['hydra:member']).toHaveLength(3);
  const next = new URL(first['hydra:view']?.['hydra:next'] ?? '', 'http://test');
  const second = await readEvents(next.search);
  expect(second['hydra:member'].map(({ sequence }) => sequence)).toEqual([1]);
  expect(second['hydra:view']).not.toHaveProperty('hydra:next');
});

test('a reader can verify the chain of a chart with the events of its scores', async () => {
  const { database } = server;
  const scores = await database
    .selectFrom('scores')
    .select('id')
    .where('chartId', '=', chart)
    .execute();
  const lists = await Promise.all(scores.map(async ({ id }) => readEvents('', id)));
  const events = lists
    .flatMap((list) => list['hydra:member'])
    .toSorted((one, other) => one.sequence - other.sequence);
  expect(events.length).toBeGreaterThan(5);
  let previous = '0'.repeat(64);
  for (const [index, event] of events.entries()) {
    const hash = createHash('sha256')
      .update(Buffer.from(event.previousHash, 'hex'))
      .update(event.hashedText)
      .digest('hex');
    expect(event).toMatchObject({ sequence: index + 1, previousHash: previous, hash });
    const text = JSON.parse(event.hashedText);
    expect(text).toHaveLength(11);
    expect([text[0], text[1], text[5], text[9]]).toEqual([
      chart,
      event.sequence,
      event.kind,
      event.at,
    ]);
    const { achievedOn, state, values } = event.after;
    const amounts = values.map(({ raw }) => raw);
    expect(JSON.parse(text[7])).toMatchObject({ achievedOn, state, amounts });
    expect(text[6] === 'null').toBe(event.before === null);
    previous = hash;
  }
});

test('the score and its events stay when the account is deleted, without the name', async () => {
  const userId = await addMember(server.database);
  const id = await post(userId, { amount: 3, minute: 7 });
  await server.database.deleteFrom('users').where('id', '=', userId).execute();
  expect((await readScore(id)).player).toMatchObject({ username: null, slug: null });
  const [event] = (await readEvents('', id))['hydra:member'];
  expect(event).toMatchObject({ kind: 'created', actor: null });
});

test('scores of games that are not public are unknown', async () => {
  const hidden = await addChart(server.database);
  const id = await post(member, { amount: 3, on: hidden });
  await server.database
    .updateTable('games')
    .set({ status: 'ready' })
    .where(
      'id',
      '=',
      server.database.selectFrom('charts').select('gameId').where('id', '=', hidden),
    )
    .execute();
  expect((await get(`/api/scores/${id}`)).status).toBe(404);
  expect((await get(`/api/scores/${id}/events`)).status).toBe(404);
});

test('a score, its events, the board and the timeline say which event of the chart is the newest', async () => {
  const on = await addChart(server.database);
  const id = await post(member, { amount: 3, on });
  const urls = ['ranking', 'ranking?itemsPerPage=1', 'timeline'].map(
    (part) => `/api/charts/${on}/${part}`,
  );
  const newest = async () =>
    Promise.all(
      [`/api/scores/${id}`, `/api/scores/${id}/events`, ...urls].map(
        async (url) => readContract(NewestEvent, (await get(url)).body).lastEvent,
      ),
    );
  expect(await newest()).toEqual([1, 1, 1, 1, 1]);
  await post(member, { amount: 4, minute: 8, on });
  expect(await newest()).toEqual([2, 2, 2, 2, 2]);
});

test('a chart without scores has no newest event', async () => {
  const on = await addChart(server.database);
  expect((await get(`/api/charts/${on}/ranking`)).body).toMatchObject({ lastEvent: 0 });
  expect((await get(`/api/charts/${on}/timeline`)).body).toMatchObject({ lastEvent: 0 });
});

test.each([
  ['/api/scores/999999', 404],
  ['/api/scores/x', 404],
  ['/api/scores/999999/events', 404],
  ['/api/scores/1/events?after=x', 400],
])('%s returns %d', async (url, expected) => {
  const { status, body } = await get(url);
  expect(status).toBe(expected);
  readContract(Problem, body);
});
