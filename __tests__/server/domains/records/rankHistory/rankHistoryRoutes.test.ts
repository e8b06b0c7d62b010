import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { PlayerRankDayCollection } from '../../../../../src/contract/schemas/players';
import { findRankHistory } from '../../../../../src/server/domains/records/rankHistory/findRankHistory';
import { keepRankingDays } from '../../../../../src/server/domains/records/rankHistory/keepRankingDays';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
const dayLength = 86_400_000;

/** The day so many days before that of the server. */
const daysAgo = (days: number) =>
  new Date(server.now().getTime() - days * dayLength).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await createTestServer();
  const { database, now } = server;
  await sql`insert into players (id) overriding system value select generate_series(1, 3)`.execute(
    database,
  );
  await sql`insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count,
      proved_count, place4, place5, cup0, cup1, cup2, cup3, posts)
    select 2, ${daysAgo(20)}::date - i * 200, 900 - i * 890, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1
    from generate_series(0, 1) i`.execute(database);
  await sql`insert into player_totals (player_id, chart_points, score_count, day)
    select i, i * 100, 1, case when i = 2 then ${daysAgo(3)}::date else ${daysAgo(300)}::date end
    from generate_series(1, 3) i`.execute(database);
  await keepRankingDays({ database, clock: now });
});
afterAll(async () => server?.close());

async function read(query: string) {
  const response = await server.app.inject({ url: `${paths.playerRanks(2)}${query}` });
  expect(response.statusCode).toBe(200);
  return readContract(PlayerRankDayCollection, response.json<unknown>());
}

test('lists the ranks at the end of the kept days, and the best one with its first day', async () => {
  const { 'hydra:member': days, ...facts } = await read('?range=month');
  const [second, first] = [
    { rank: 2, of: 3, exact: true },
    { rank: 1, of: 3, exact: true },
  ];
  expect(days).toHaveLength(30);
  expect(days[0]).toMatchObject({ day: daysAgo(30), rank: 3, of: 3, exact: true });
  expect(days.find(({ day }) => day === daysAgo(20))).toMatchObject(first);
  expect(days.at(-1)).toMatchObject({ day: daysAgo(1), ...second });
  expect(facts).toMatchObject({
    best: { rank: 1, day: daysAgo(20) },
    since: daysAgo(30),
    until: daysAgo(0),
  });
});

test('of many days the last one of each part is listed', async () => {
  await sql`insert into ranking_days (day, kept_at)
    select ${daysAgo(200)}::date + i, now() from generate_series(0, 90) i`.execute(server.database);
  await sql`insert into ranking_day_marks
    select d.day, m.board, m.total, m.better, m.counts, m.leaders from ranking_days d
    join ranking_day_marks m on m.day = ${daysAgo(1)} where d.day < ${daysAgo(100)}`.execute(
    server.database,
  );
  const { 'hydra:member': days } = await read('?range=all');
  expect(days).toHaveLength(31);
  expect(days.at(-1)?.day).toBe(daysAgo(1));
  const facts = await explainQueries(server.database, async (database) =>
    findRankHistory(database, { id: 2, board: 'points', range: 'all' }, daysAgo(0)),
  );
  expect(facts.buffers).toBeLessThanOrEqual(31 * 8);
});

test('a player who is none is not found, and an unknown ranking is refused', async () => {
  const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
  expect(await statusOf(paths.playerRanks(99))).toBe(404);
  expect(await statusOf(`${paths.playerRanks(2)}?board=fame`)).toBe(400);
});
