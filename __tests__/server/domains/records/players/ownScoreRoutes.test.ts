import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { easiestOf } from '../../../../../src/contract/records/catalogue';
import { Problem } from '../../../../../src/contract/schemas/errors';
import {
  OwnScoreCollection,
  PlayedGameCollection,
} from '../../../../../src/contract/schemas/players';
import { findPlayedGames } from '../../../../../src/server/domains/records/players/findPlayedGames';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

async function post(userId: number, minute: number): Promise<number> {
  const chart = await addChart(server.database);
  const score = { chart, amounts: [100], platform: null, achievedOn: null, confirmed: [] };
  await postScores(server.database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
  return chart;
}

async function read(headers: Record<string, string>, query = '') {
  const response = await server.app.inject({ url: `${paths.ownScores}${query}`, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  return readContract(OwnScoreCollection, response.json());
}

const chartsOf = (list: OwnScoreCollection) => list['hydra:member'].map(({ chart }) => chart.id);

test('lists the member’s own scores, the latest first, in pages', async () => {
  const [member, rival] = [await joinAs(server), await joinAs(server)];
  const charts = [await post(member.id, 0), await post(member.id, 1)];
  await post(rival.id, 2);
  const first = await read(member.headers, '?itemsPerPage=1');
  expect(first['hydra:totalItems']).toBe(2);
  expect(chartsOf(first)).toEqual([charts[1]]);
  const next = new URL(first['hydra:view']?.['hydra:next'] ?? '', 'http://test');
  expect(next.pathname).toBe(paths.ownScores);
  expect(chartsOf(await read(member.headers, next.search))).toEqual([charts[0]]);
});

test('lists the scores of one game', async () => {
  const member = await joinAs(server);
  await post(member.id, 0);
  const chart = await post(member.id, 1);
  const { gameId } = await server.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  const list = await read(member.headers, `?game=${gameId}`);
  expect(chartsOf(list)).toEqual([chart]);
  expect(list['hydra:totalItems']).toBe(1);
});

test('lists the scores of one game that are easiest to improve first', async () => {
  const { database } = server;
  const { gameId, charts } = await addChartsOfGame(database, [3]);
  const [member, rival] = [await joinAs(server), await joinAs(server)];
  const give = async (userId: number, amounts: number[]) => {
    const scores = charts.map((chart, index) =>
      scoreToPost(chart, { amounts: [amounts[index] ?? 0] }),
    );
    await postScores(database, { userId, scores, at: new Date('2026-05-01T10:00:00Z') });
  };
  await give(rival.id, [900, 110, 50]);
  await give(member.id, [100, 100, 100]);
  const list = await read(member.headers, `?game=${gameId}&order=easiest&itemsPerPage=2`);
  expect(chartsOf(list)).toEqual([charts[1], charts[0]]);
  expect(list['hydra:totalItems']).toBe(3);
  expect(list['hydra:view']).not.toHaveProperty('hydra:next');
  expect(list['hydra:member'][0]?.next).toEqual({
    rank: 1,
    points: 40,
    values: [{ raw: 111, text: '111' }],
  });
});

test('lists the easiest of the latest scores in all games', async () => {
  const { database } = server;
  const { gameId, groups, charts } = await addChartsOfGame(database, [2]);
  const [oldest = 0, second = 0] = charts;
  const other = await addChart(database);
  const [member, rival] = [await joinAs(server), await joinAs(server)];
  const give = async (userId: number, chart: number, amount: number, minute = 0) =>
    postScores(database, {
      userId,
      scores: [scoreToPost(chart, { amounts: [amount] })],
      at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
    });
  await give(rival.id, oldest, 101);
  await give(rival.id, second, 110);
  await give(rival.id, other, 150);
  await give(member.id, oldest, 100);
  await give(member.id, second, 100, 1);
  await give(member.id, other, 100, 2);
  const whole = await read(member.headers, '?order=easiest&itemsPerPage=2');
  expect(chartsOf(whole)).toEqual([oldest, second]);
  expect(whole).not.toHaveProperty('latestOf');
  await sql`
    with added as (
      insert into charts (game_id, group_id, slug, position, status)
      select ${gameId}::int, ${groups[0]}::int, 'many-' || n, n + 2, 'open' from generate_series(1, ${easiestOf - 2}::int) n
      returning id
    )
    insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select a.id, p.id, '{7}', '\\x80', timestamptz '2026-05-02', timestamptz '2026-05-02'
    from added a, players p where p.user_id = ${member.id}`.execute(database);
  // The oldest one is not searched.
  const list = await read(member.headers, '?order=easiest&itemsPerPage=2');
  expect(chartsOf(list)).toEqual([second, other]);
  expect(list).toMatchObject({ latestOf: easiestOf, 'hydra:totalItems': easiestOf + 1 });
  expect(list['hydra:view']).not.toHaveProperty('hydra:next');
});

test('returns 400 for an unknown order', async () => {
  const { headers } = await joinAs(server);
  const response = await server.app.inject({ url: `${paths.ownScores}?order=best`, headers });
  expect(response.statusCode).toBe(400);
});

test('is empty for a member without scores', async () => {
  const list = await read((await joinAs(server)).headers);
  expect(list).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] });
});

test('returns 401 to guests', async () => {
  const response = await server.app.inject({ url: paths.ownScores });
  expect(response.statusCode).toBe(401);
  readContract(Problem, response.json());
});

test('returns 400 for a cursor that is none', async () => {
  const { headers } = await joinAs(server);
  const response = await server.app.inject({ url: `${paths.ownScores}?after=x`, headers });
  expect(response.statusCode).toBe(400);
});

describe('the games that a member plays', () => {
  const readPlayed = async (headers: Record<string, string>, games: string) => {
    const url = `${paths.playedGames}?games=${games}`;
    const response = await server.app.inject({ url, headers });
    return { status: response.statusCode, response };
  };

  test('have the number of charts with a score', async () => {
    const { database } = server;
    const [one, two] = [await addChartsOfGame(database, [3]), await addChartsOfGame(database, [1])];
    const member = await joinAs(server);
    const scores = one.charts.slice(0, 2).map((chart) => scoreToPost(chart));
    await postScores(database, { userId: member.id, scores, at: new Date() });
    await rankEverything(database);
    const { response } = await readPlayed(member.headers, `${two.gameId},${one.gameId}`);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const list = readContract(PlayedGameCollection, response.json());
    expect(list['hydra:member']).toEqual([
      { '@id': paths.game(one.gameId), '@type': 'PlayedGame', id: one.gameId, played: 2 },
    ]);
  });

  test('cost a few buffers each, however many scores there are', async () => {
    const { database } = server;
    const { id: userId } = await joinAs(server);
    const games = Array.from({ length: 24 }, (_, index) => index + 1);
    const { buffers } = await explainQueries(database, async (recorded) =>
      findPlayedGames(recorded, { userId, games }),
    );
    expect(buffers).toBeLessThanOrEqual(120);
  });

  test.each(['', 'x', '1,', Array.from({ length: 25 }, (_, index) => index + 1).join(',')])(
    'cannot be asked for as “%s”',
    async (games) => {
      const { headers } = await joinAs(server);
      expect((await readPlayed(headers, games)).status).toBe(400);
    },
  );

  test('are for members only', async () => {
    expect((await readPlayed({}, '1')).status).toBe(401);
  });
});
