import { PlayerRivals, type Rival } from '../../../../../src/contract/schemas/rivals';
import { postOn } from '../../../../support/records/postOn';
import { rankPlayer } from '../../../../support/records/rankPlayer';
import { readContract } from '../../../../support/readContract';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

interface Added {
  userId: number;
  id: number;
}

let server: TestServer;
let charts: number[];
let me: Added;
let weak: Added;
let strong: Added;
let equal: Added;

/** Posts the same amount of a new member on the first charts, and another one on those behind them. */
async function addPlayer(amount: number, from = 0, other = amount): Promise<Added> {
  const { database } = server;
  const userId = await addMember(database);
  for (const [index, chart] of charts.entries())
    await postOn(database, {
      userId,
      chart,
      amount: index < from ? amount : other,
      at: '2026-11-01T10:00:00Z',
    });
  const { id } = await database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, id };
}

beforeAll(async () => {
  server = await createTestServer();
  ({ charts } = await addChartsOfGame(server.database, [4]));
  me = await addPlayer(50);
  weak = await addPlayer(90, 1, 20);
  strong = await addPlayer(20, 1, 90);
  equal = await addPlayer(90, 2, 20);
});
afterAll(async () => server?.close());

async function get(id: number | string, { app } = server) {
  const response = await app.inject({ url: `/api/players/${id}/rivals` });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const read = async (id = me.id) => readContract(PlayerRivals, (await get(id)).body);
const ids = (rivals: Rival[]) => rivals.map(({ player }) => player.id);

test('lists the nearest players, those the player beats, and those who beat the player', async () => {
  const { closest, beaten, beatenBy, ...facts } = await read();
  expect(facts).toMatchObject({
    '@id': `/api/players/${me.id}/rivals`,
    countedAt: '2026-11-20T12:00:00.000Z',
    nbScore: 4,
    nbCompared: 4,
  });
  expect(ids(closest)).toEqual([weak.id, strong.id, equal.id]);
  expect(ids(beaten)).toEqual([weak.id]);
  expect(ids(beatenBy)).toEqual([strong.id]);
  expect(beaten[0]).toMatchObject({
    '@id': `/api/players/${me.id}/compare/${weak.id}`,
    near: 4,
    shared: 4,
    won: 3,
    lost: 1,
    tied: 0,
  });
});

test('keeps the numbers for a day, then counts again', async () => {
  await postOn(server.database, {
    userId: weak.userId,
    chart: charts[3] ?? 0,
    amount: 90,
    at: '2026-11-20T12:00:00Z',
  });
  server.setTime('2026-11-21T11:59:00Z');
  expect(await read()).toMatchObject({
    countedAt: '2026-11-20T12:00:00.000Z',
    beaten: [{ won: 3, lost: 1 }],
  });
  server.setTime('2026-11-21T12:01:00Z');
  expect(await read()).toMatchObject({
    countedAt: '2026-11-21T12:01:00.000Z',
    beaten: [],
    closest: [{ won: 2, lost: 2 }, {}, {}],
  });
});

test('does not list who does not rank any more, although they are kept', async () => {
  await rankPlayer(server.database, strong.id, false);
  expect(ids((await read()).closest)).toEqual([weak.id, equal.id]);
  await server.database
    .updateTable('players')
    .set({ userId: null })
    .where('id', '=', equal.id)
    .execute();
  expect(ids((await read()).closest)).toEqual([weak.id]);
});

test('of two nodes that are asked at once one counts, and the other one does not wait', async () => {
  const other = await createTestServer({ node: server });
  server.setTime('2026-11-23T12:00:00Z');
  const responses = await Promise.all([get(weak.id), get(weak.id, other), get(weak.id)]);
  await other.close();
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const times = responses.map(({ body }) => readContract(PlayerRivals, body).countedAt);
  expect(times).toContain('2026-11-23T12:00:00.000Z');
  expect(await read(weak.id)).toMatchObject({ countedAt: '2026-11-23T12:00:00.000Z' });
});

test('a player without scores has no rivals, and an unknown one is not found', async () => {
  const { id } = await server.database
    .insertInto('players')
    .values({ userId: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await read(id)).toMatchObject({ nbScore: 0, closest: [], beaten: [], beatenBy: [] });
  expect((await get(999_999)).status).toBe(404);
  expect((await get('x')).status).toBe(404);
});

test('limits how often one address has rivals counted, but not how often they are read', async () => {
  server.setTime('2026-12-01T12:00:00Z');
  const players = await server.database
    .insertInto('players')
    .values(Array.from({ length: 60 }, () => ({ userId: null })))
    .returning('id')
    .execute();
  expect((await get(me.id)).status).toBe(200);
  const statuses = await Promise.all(
    players.slice(0, 20).map(async ({ id }) => (await get(id)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  let last = 200;
  for (const { id } of players.slice(20)) last = (await get(id)).status;
  expect(last).toBe(429);
  expect((await get(me.id)).status).toBe(200);
});
