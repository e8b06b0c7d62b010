import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PlayerScoreCollection } from '../../../../../src/contract/schemas/players';
import { findBestScores } from '../../../../../src/server/domains/records/players/findBestScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let player: number;
const charts: number[] = [];

async function post(userId: number, amounts: ReadonlyMap<number, number>) {
  const scores = [...amounts].map(([chart, amount]) => ({
    chart,
    amounts: [amount],
    platform: null,
    achievedOn: null,
    confirmed: [],
    key: randomUUID(),
  }));
  await postScores(server.database, { userId, scores, at: server.now() });
}

/** On eight charts with nine players the player is behind none to seven others; the fourth one has only two players. */
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  for (let index = 0; index < 8; index += 1) charts.push(await addChart(database));
  for (let place = 0; place < 8; place += 1) {
    const played = charts.filter((_chart, index) => index !== 3 || place === 0);
    await post(await addMember(database), new Map(played.map((id) => [id, 1000 - 10 * place])));
  }
  const member = await addMember(database);
  await post(member, new Map(charts.map((id, index) => [id, 1005 - 10 * index])));
  await rankEverything(database);
  const { rows } = await sql<{ id: number }>`
    select id from players where user_id = ${member}`.execute(database);
  player = rows[0]?.id ?? 0;
});
afterAll(async () => server?.close());

const get = async (id = player) => server.app.inject({ url: `/api/players/${id}/scores/best` });
const placesOf = async () => {
  const { 'hydra:member': scores } = readContract(PlayerScoreCollection, (await get()).json());
  return scores.map(({ chart, rank, points }) => [charts.indexOf(chart.id), rank, points]);
};
const found = [
  [0, 1, 900],
  [1, 2, 720],
  [2, 3, 576],
  [4, 5, 377],
  [3, 2, 160],
];

test('has the places among the first five of charts by their points', async () => {
  expect(await placesOf()).toEqual(found);
});

test('leaves out charts that are retired', async () => {
  const { database } = server;
  await sql`update charts set status = 'retired' where id = ${charts[0]}`.execute(database);
  expect(await placesOf()).toEqual(found.slice(1));
  await sql`update charts set status = 'open' where id = ${charts[0]}`.execute(database);
});

test('of all payments only those for medals of the player are read', async () => {
  const { database } = server;
  await sql`insert into players (id) overriding system value select generate_series(9001, 9100)`.execute(
    database,
  );
  await sql`insert into charts (game_id, group_id, slug, position)
    select game_id, group_id, 'more-' || n, n + 1 from charts, generate_series(1, 100) n where id = ${charts[0]}`.execute(
    database,
  );
  await sql`insert into score_points (chart_id, player_id, points, medal)
    select c.id, p.id, 50, case p.id % 10 when 0 then 1 end from charts c, players p
    where c.slug like 'more-%' and p.id > 9000`.execute(database);
  await sql`vacuum analyze score_points`.execute(database);
  const { scans, indexes } = await explainQueries(database, async (explained) =>
    findBestScores(explained, { playerId: 9010, language: 'en' }),
  );
  expect(indexes).toContain('score_points_medals');
  const read = scans.filter(({ table }) => table === 'score_points');
  expect(read.reduce((sum, { buffers }) => sum + buffers, 0)).toBeLessThanOrEqual(110);
});

test('an unknown player is not found', async () => {
  expect((await get(999_999)).statusCode).toBe(404);
});
