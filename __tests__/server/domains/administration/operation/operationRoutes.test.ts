import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import {
  Operation,
  RankingWork,
  RequestHistory,
} from '../../../../../src/contract/schemas/adminOperation';
import { createRequestMinutes } from '../../../../../src/server/platform/nodes/requestMinutes';
import {
  recordHeartbeat,
  recordStop,
} from '../../../../../src/server/platform/nodes/nodeRepository';
import { addChart } from '../../../../support/server/addChart';
import { addGame } from '../../../../support/server/addGame';
import { administrator, superAdministrator } from '../../../../support/server/administration';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { sitePaths } from '../../../../../src/contract/paths';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  ({ headers } = await superAdministrator(server));
});
afterAll(async () => server?.close());

const get = (url: string) => server.app.inject({ url, headers });
const operation = async () =>
  readContract(Operation, (await get(adminPaths.operation)).json<unknown>());
const history = async (hours: number) =>
  readContract(
    RequestHistory,
    (await get(`${adminPaths.operationRequests}?hours=${hours}`)).json<unknown>(),
  );

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const nodeId = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const node = (digit: number) => ({
  id: nodeId(digit),
  name: `host-${digit}`,
  build: 'abc',
  builtAt: '',
  runtime: 'Node 20.19.0',
  startedAt: at('08:00:00'),
});

describe('the operation of the site', () => {
  it('lists running nodes before lost and stopped ones', async () => {
    const { database } = server;
    await recordHeartbeat(database, node(1), { now: at('11:59:20'), minutes: [] });
    await recordHeartbeat(database, node(2), { now: at('11:59:50'), minutes: [] });
    await recordStop(database, nodeId(2), at('11:59:55'));
    await recordHeartbeat(database, node(3), { now: at('11:59:40'), minutes: [] });
    const { nodes } = await operation();
    expect(nodes.map(({ name, state }) => [name, state])).toEqual([
      ['host-3', 'running'],
      ['host-1', 'lost'],
      ['host-2', 'stopped'],
    ]);
    expect(nodes[0]).toMatchObject({ build: 'abc', seenAt: '2026-11-20T11:59:40.000Z' });
  });

  it('tells the sizes of the database, its tables and the pictures', async () => {
    const { database, pictures, lastBackup } = await operation();
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.version).toMatch(/^\d+/);
    expect(database.tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['articles', 'users', 'server_nodes']),
    );
    const sizes = database.tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(pictures).toEqual({ count: 0, bytes: 0 });
    expect(lastBackup).toBeNull();
  });

  it('is not shown to administrators, and cached nowhere', async () => {
    const { headers: lesser } = await administrator(server);
    for (const url of [
      adminPaths.operation,
      adminPaths.operationRequests,
      adminPaths.operationRankings,
    ]) {
      expect((await server.app.inject({ url, headers: lesser })).statusCode).toBe(403);
      expect((await get(url)).headers['cache-control']).toBe('private, no-store');
    }
  });
});

describe('the work on rankings', () => {
  const work = async () =>
    readContract(RankingWork, (await get(adminPaths.operationRankings)).json<unknown>());

  it('is nothing where nothing waits and nothing fails', async () => {
    expect(await work()).toEqual({
      nbWaiting: 0,
      waitingSince: null,
      nbFailing: 0,
      failures: [],
      nbGames: 0,
      nbRecounted: 0,
      nbMended: 0,
    });
  });

  it('counts the games that wait and those recounted in a month, and names games and charts that fail', async () => {
    const { database } = server;
    const charts = [await addChart(database), await addChart(database)];
    const games = await database
      .selectFrom('charts')
      .select(['id', 'gameId'])
      .where('id', 'in', charts)
      .orderBy('id')
      .execute();
    const [first, second] = games.map(({ gameId }) => gameId);
    for (const at of ['2026-11-20T11:00:00Z', '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'])
      await sql`insert into ranking_changes (game_id, chart_id, player_id, at)
        values (${first}, ${charts[0]}, null, ${at})`.execute(database);
    await sql`insert into ranking_changes (game_id, chart_id, player_id, at)
      values (${second}, ${charts[1]}, null, '2026-11-20T09:00:00Z')`.execute(database);
    await sql`update game_rankings set failures = 3, error = '57014', not_before = '2026-11-20T13:00:00Z'
      where game_id = ${first}`.execute(database);
    await sql`insert into chart_failures values (${charts[1]}, 5, '22003', '2026-11-20T14:00:00Z')`.execute(
      database,
    );
    const other = await addGame(database, { names: { en: 'Recounted' } });
    await sql`insert into ranking_recounts (game_id, at, mended) values (${first}, now() - interval '40 days', 100),
      (${second}, now() - interval '20 days', 7), (${other}, now(), 4)`.execute(database);
    expect(await work()).toEqual({
      nbWaiting: 2,
      waitingSince: '2026-11-20T09:00:00.000Z',
      nbFailing: 2,
      failures: [
        {
          game: expect.objectContaining({ id: second }),
          chart: expect.objectContaining({ id: charts[1] }),
          failures: 5,
          error: '22003',
          nextAttemptAt: '2026-11-20T14:00:00.000Z',
        },
        {
          game: expect.objectContaining({ id: first, name: expect.any(String) }),
          chart: null,
          failures: 3,
          error: '57014',
          nextAttemptAt: '2026-11-20T13:00:00.000Z',
        },
      ],
      nbGames: 3,
      nbRecounted: 2,
      nbMended: 11,
    });
    const { body } = await server.app.inject(sitePaths.metrics);
    expect(body).toMatch(/^vgr_rankings_waiting_games 2$/m);
    expect(body).toMatch(/^vgr_rankings_failing 2$/m);
    expect(body).toMatch(/^vgr_rankings_waiting_seconds [1-9]\d+/m);
    expect(body).toMatch(/^vgr_rankings_mended 4$/m);
  });
});

describe('the history of requests', () => {
  it('adds up the minutes of all nodes', async () => {
    for (const digit of [1, 3]) {
      let now = at('11:41:10');
      const counts = createRequestMinutes(() => now);
      for (let done = 0; done < 10; done += 1) counts.add({ status: 200, milliseconds: 8 });
      now = at('11:43:10');
      counts.add({ status: 503, milliseconds: 900 });
      const minutes = counts.unsaved();
      await recordHeartbeat(server.database, node(digit), { now: at('11:59:40'), minutes });
      // A repeated write changes nothing.
      await recordHeartbeat(server.database, node(digit), { now: at('11:59:40'), minutes });
    }
    const { points, minutes } = await history(6);
    expect(minutes).toBe(5);
    expect(points).toHaveLength(72);
    expect(points.at(-1)?.start).toBe('2026-11-20T12:00:00.000Z');
    const busy = points.filter(({ requests }) => requests > 0);
    expect(busy).toEqual([
      {
        start: '2026-11-20T11:40:00.000Z',
        requests: 22,
        failures: 2,
        median: expect.any(Number),
        p95: expect.any(Number),
      },
    ]);
    expect(busy[0]?.median).toBeLessThanOrEqual(10);
    expect(busy[0]?.p95).toBeGreaterThan(500);
    expect(points[0]).toMatchObject({ requests: 0, median: null, p95: null });
  });

  it.each([
    [1, 60],
    [24, 96],
    [48, 96],
  ])('of %i hours has %i points', async (hours, count) => {
    expect((await history(hours)).points).toHaveLength(count);
  });

  it.each(['0', '5', '-1', 'NaN', '1e9', '%27'])('rejects %s hours', async (hours) => {
    expect((await get(`${adminPaths.operationRequests}?hours=${hours}`)).statusCode).toBe(400);
  });
});
