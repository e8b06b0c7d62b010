import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerStandingCollection } from '../../../../../src/contract/schemas/standings';
import { keepRankingDays } from '../../../../../src/server/domains/records/rankHistory/keepRankingDays';
import { readPastRanking } from '../../../../../src/server/domains/records/rankHistory/readPastRanking';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { joinAs } from '../../../../support/server/comments';
import { createMember } from '../../../../support/server/members';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

const players = 260;
const dayLength = 86_400_000;
let server: TestServer;
let reader: Awaited<ReturnType<typeof joinAs>>;
let readerId: number;

const daysAgo = (days: number) =>
  new Date(server.now().getTime() - days * dayLength).toISOString().slice(0, 10);

/** Two players share each number of points. Player 7 has more today, and the reader, now first, was behind the kept places. */
beforeAll(async () => {
  server = await createTestServer();
  const { database, now } = server;
  await sql`insert into players (id) overriding system value select generate_series(1, ${players}::int)`.execute(
    database,
  );
  await sql`select setval(pg_get_serial_sequence('players', 'id'), ${players}::int)`.execute(
    database,
  );
  reader = await joinAs(server, { username: 'Reader' });
  const named = await createMember(server, { username: 'Hundredth' });
  await sql`update players set user_id = ${named.id} where id = 100`.execute(database);
  const { rows } = await sql<{ id: number }>`
    insert into players (user_id) select id from users where username = 'Reader'
    on conflict (user_id) do update set user_id = excluded.user_id returning id`.execute(database);
  readerId = rows[0]?.id ?? 0;
  const values = sql`0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0`;
  const columns = sql`player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count, proved_count,
    place4, place5, cup0, cup1, cup2, cup3`;
  await sql`insert into player_totals (${columns})
    select i, ${daysAgo(90)}::date, 1000 - (i + 1) / 2, ${values} from generate_series(1, ${players}::int) i
    union all select ${readerId}, ${daysAgo(0)}::date, 5000, ${values}`.execute(database);
  await sql`insert into player_days (${columns}, posts)
    select ${readerId}, ${daysAgo(90)}::date, 880, ${values}, 0
    union all select 7, ${daysAgo(90)}::date, 996, ${values}, 0
    union all select 250, ${daysAgo(90)}::date, 875, ${values}, 0`.execute(database);
  // First since the day before yesterday.
  await sql`update player_totals set chart_points = 2000, day = ${daysAgo(2)}::date where player_id = 250`.execute(
    database,
  );
  await sql`update player_totals set chart_points = 4000, day = ${daysAgo(0)}::date where player_id = 7`.execute(
    database,
  );
  await keepRankingDays({ database, clock: now });
  await sql`delete from ranking_days where day between ${daysAgo(15)} and ${daysAgo(12)}`.execute(
    database,
  );
});
afterAll(async () => server?.close());

async function get(query: string, headers = {}) {
  const response = await server.app.inject({ url: `${paths.ranking('points')}?${query}`, headers });
  return { status: response.statusCode, body: response.json<unknown>() };
}

async function read(query: string, headers = {}) {
  const { status, body } = await get(query, headers);
  expect(status).toBe(200);
  const page = readContract(PlayerStandingCollection, body);
  return {
    ...page,
    ids: page['hydra:member'].map(({ player }) => player.id),
    ranks: page['hydra:member'].map(({ rank }) => rank),
  };
}

test('has the players, ranks and numbers of the day', async () => {
  const { ids, ranks, day, since, ...page } = await read(`at=${daysAgo(5)}&itemsPerPage=4`);
  expect(ids).toEqual([1, 2, 3, 4]);
  expect(ranks).toEqual([1, 1, 3, 3]);
  expect([day, since]).toEqual([daysAgo(5), daysAgo(30)]);
  expect(page['hydra:totalItems']).toBe(200);
  expect(page['hydra:member'][2]).toMatchObject({ points: 998, of: players + 1, nbScore: 0 });
  expect((await read('itemsPerPage=2')).ids).toEqual([readerId, 7]);
});

test.each([30, 100])('leads through all kept places on pages of %d, and back', async (size) => {
  const pages: number[][] = [];
  let next: string | undefined = `at=${daysAgo(5)}&itemsPerPage=${size}`;
  let last = '';
  while (next !== undefined) {
    const page: Awaited<ReturnType<typeof read>> = await read(next);
    pages.push(page.ids);
    last = page['hydra:view']?.['hydra:previous']?.split('?')[1] ?? '';
    next = page['hydra:view']?.['hydra:next']?.split('?')[1];
  }
  expect(pages.flat()).toEqual(Array.from({ length: 200 }, (_none, index) => index + 1));
  expect((await read(last)).ids).toEqual(pages.at(-2));
});

test.each([
  ['rank=8', [7, 8, 9]],
  ['rank=5000', [198, 199, 200]],
  ['player=100', [99, 100, 101]],
  ['player=250', []],
  ['search=hund', [99, 100, 101]],
  ['search=Reader', []],
])('starts with %s', async (start, ids) => {
  const page = await read(`at=${daysAgo(5)}&itemsPerPage=3&${start}`);
  expect(page.ids).toEqual(ids);
  expect(page.around).toBe(start.startsWith('rank') ? undefined : (ids[1] ?? null));
});

test('shows the last kept day until the one that was asked for', async () => {
  expect((await read(`at=${daysAgo(12)}`)).day).toBe(daysAgo(16));
  expect((await read(`at=${daysAgo(0)}`)).day).toBe(daysAgo(1));
  expect(await read('at=2001-02-03')).toMatchObject({ day: null, since: daysAgo(30), ids: [] });
});

test('has the ranks of the last kept day beside those of an earlier one', async () => {
  const ranksOf = (page: Awaited<ReturnType<typeof read>>) =>
    page['hydra:member'].map(({ rank, latestRank }) => [rank, latestRank]);
  const first = await read(`at=${daysAgo(5)}&itemsPerPage=3`);
  expect(first.latest).toBe(daysAgo(1));
  expect(ranksOf(first)).toEqual([
    [1, 2],
    [1, 2],
    [3, 4],
  ]);
  // Pushed out by the player who is first since.
  const last = await read(`at=${daysAgo(5)}&itemsPerPage=3&rank=5000`);
  expect(ranksOf(last)).toEqual([
    [197, 198],
    [199, 200],
    [199, null],
  ]);
  const latest = await read(`at=${daysAgo(1)}&itemsPerPage=1`);
  expect([latest.latest, ranksOf(latest)]).toEqual([null, [[1, undefined]]]);
  const { own } = await read(`at=${daysAgo(5)}&own=me`, reader.headers);
  expect(Math.abs((own?.latestRank ?? 0) - 240)).toBeLessThanOrEqual(5);
});

test('estimates the own rank behind the kept places', async () => {
  const { own } = await read(`at=${daysAgo(5)}&own=me`, reader.headers);
  expect(own).toMatchObject({ points: 880, of: players + 1, estimated: true, next: null });
  expect(Math.abs((own?.rank ?? 0) - 239)).toBeLessThanOrEqual(5);
  expect((await read(`at=${daysAgo(5)}&around=me`, reader.headers)).ids).toEqual([]);
});

test.each([
  ['at=2026-02-30', 400, 'at'],
  ['at=soon', 400, 'at'],
  ['at=2026-02-03&country=FR', 400, 'at'],
  ['at=2026-02-03&window=week', 400, 'at'],
  ['at=2999-01-01', 422, 'at'],
])('refuses %s', async (query, status, field) => {
  const { body, ...found } = await get(query);
  expect(found.status).toBe(status);
  expect(readContract(Problem, body).violations?.[0]?.propertyPath).toBe(field);
});

test('refuses the cursor of a player without a kept place', async () => {
  const next = (await read('itemsPerPage=1'))['hydra:view']?.['hydra:next']?.split('after=')[1];
  expect((await get(`at=${daysAgo(5)}&after=${next}`)).status).toBe(400);
});

test('reads two rows of marks, whatever the size of the ranking', async () => {
  const page = { size: 50, withOwn: false, after: undefined, before: undefined };
  const facts = await explainQueries(server.database, async (database) =>
    readPastRanking(database, { board: 'points', day: daysAgo(5), userId: undefined, page }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(120);
});
