import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerSettings } from '../../../../../src/contract/schemas/playerSettings';
import { moveScores } from '../../../../support/records/rankEverything';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let member: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  member = await joinAs(server);
});

const get = async () =>
  server.app.inject({ method: 'GET', url: paths.myPlayer, headers: member.headers });
const put = async (payload: object, headers: Record<string, string> = member.headers) =>
  server.app.inject({ method: 'PUT', url: paths.myPlayer, headers, payload });
const countryOf = async () => readContract(PlayerSettings, (await get()).json<unknown>()).country;

test('a member has no country until they choose one, and can take it back', async () => {
  expect(await countryOf()).toBeNull();
  expect((await put({ country: 'PT' })).statusCode).toBe(200);
  expect(await countryOf()).toBe('PT');
  expect((await put({ country: 'XK' })).statusCode).toBe(200);
  await put({ country: null });
  expect(await countryOf()).toBeNull();
  expect((await get()).headers['cache-control']).toBe('private, no-store');
});

test('the country is beside the name on boards, also on those of scores that were posted before', async () => {
  const chart = await addChart(server.database);
  const scores = [{ chart, values: [5], key: randomUUID() }];
  await server.app.inject({
    method: 'POST',
    url: paths.scoreBatch,
    headers: member.headers,
    payload: { scores },
  });
  await put({ country: 'JP' });
  const response = await server.app.inject({ method: 'GET', url: paths.chartRanking(chart) });
  const board = readContract(RankingCollection, response.json<unknown>());
  expect(board['hydra:member']).toMatchObject([{ player: { country: 'JP' } }]);
});

test('the country is saved although the scores cannot have it at once; they get it later', async () => {
  const { app, database } = server;
  const chart = await addChart(database);
  await app.inject({
    method: 'POST',
    url: paths.scoreBatch,
    headers: member.headers,
    payload: { scores: [{ chart, values: [5], key: randomUUID() }] },
  });
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise 'The scores cannot be moved.'; end $$`.execute(database);
  await sql`create trigger fail before update on scores for each row execute function fail()`.execute(
    database,
  );
  expect((await put({ country: 'IS' })).json()).toEqual({ country: 'IS' });
  expect(await countryOf()).toBe('IS');
  await sql`drop function fail cascade`.execute(database);
  await moveScores(database);
  const board = await app.inject(`${paths.chartRanking(chart)}?country=IS`);
  expect(readContract(RankingCollection, board.json<unknown>())['hydra:totalItems']).toBe(1);
});

test('boards of countries follow, whatever the member and others post meanwhile', async () => {
  const { app, database } = server;
  const charts: number[] = [];
  while (charts.length < 6) charts.push(await addChart(database));
  const other = await joinAs(server);
  const post = async (headers: Record<string, string>, values: number[], on: number[]) =>
    app.inject({
      method: 'POST',
      url: paths.scoreBatch,
      headers,
      payload: {
        scores: on.map((chart) => ({ chart, values, key: randomUUID(), confirmed: ['worse'] })),
      },
    });
  const read = async (chart: number, country: string) => {
    const url = `${paths.chartRanking(chart)}?country=${country}`;
    return readContract(RankingCollection, (await app.inject({ url })).json<unknown>());
  };
  const countries = ['FR', 'JP'];
  for (let round = 1; round <= 8; round += 1) {
    const country = countries[round % 2] ?? '';
    const statuses = await Promise.all([
      post(member.headers, [round], charts.slice(0, 4)),
      put({ country }),
      post(other.headers, [round], charts.toReversed()),
      post(member.headers, [round + 100], charts.slice(2).toReversed()),
      put({ country: countries[round % 2] ?? '' }, other.headers),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const chart of charts) {
      const board = await read(chart, country);
      expect(board['hydra:totalItems']).toBe(2);
      expect(board['hydra:member'].map(({ player }) => player.country)).toEqual([country, country]);
      expect((await read(chart, countries[1 - (round % 2)] ?? ''))['hydra:totalItems']).toBe(0);
    }
  }
});

test.each(['XX', 'pt', ''])('“%s” is no country', async (country) => {
  const response = await put({ country });
  expect(response.statusCode).toBe(422);
  const { violations } = readContract(Problem, response.json<unknown>());
  expect(violations).toMatchObject([{ propertyPath: 'country' }]);
  expect(await countryOf()).toBeNull();
});

test('guests have no player', async () => {
  expect((await put({ country: 'PT' }, {})).statusCode).toBe(401);
});
