import { sql } from 'kysely';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerYear } from '../../../../../src/contract/schemas/playerYears';
import { keepRankingDays } from '../../../../../src/server/domains/records/rankHistory/keepRankingDays';
import { postOn } from '../../../../support/records/postOn';
import { rankEverything } from '../../../../support/records/rankEverything';
import { rankPlayer } from '../../../../support/records/rankPlayer';
import { verifyAll } from '../../../../support/records/verifyAll';
import { readContract } from '../../../../support/readContract';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let player: number;
let rival: number;
let known: { gameId: number; charts: number[] };
let fresh: { gameId: number; charts: number[] };

interface Posts {
  userId: number;
  day: string;
  amounts: readonly (readonly [chart: number | undefined, amount: number])[];
}

async function postAndRank({ userId, day, amounts }: Posts) {
  const at = `${day}T10:00:00Z`;
  for (const [chart = 0, amount] of amounts)
    await postOn(server.database, { userId, chart, amount, at });
  await rankEverything(server.database, { now: new Date(at) });
}

/** Keeps the rankings of the end of the day before. */
async function keepDay(day: string) {
  await keepRankingDays({ database: server.database, clock: () => new Date(`${day}T03:00:00Z`) });
}

/** A player who has one score from the year before, and a rival who takes a first place back. */
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  known = await addChartsOfGame(database, [2]);
  fresh = await addChartsOfGame(database, [2]);
  const [me, other] = [await addMember(database), await addMember(database)];
  const [one, two] = known.charts;
  const [three, four] = fresh.charts;
  await postAndRank({ userId: me, day: '2025-12-31', amounts: [[one, 10]] });
  await postAndRank({ userId: other, day: '2026-01-01', amounts: [[one, 20]] });
  await postAndRank({ userId: me, day: '2026-01-05', amounts: [[one, 30]] });
  await keepDay('2026-02-01');
  await postAndRank({ userId: me, day: '2026-02-10', amounts: [[two, 5]] });
  await postAndRank({ userId: other, day: '2026-02-20', amounts: [[one, 40]] });
  await keepDay('2026-03-01');
  const amounts = [
    [three, 7],
    [three, 8],
    [four, 9],
    [four, 6],
  ] as const;
  await postAndRank({ userId: me, day: '2026-06-15', amounts });
  const ids = await database.selectFrom('players').select(['id', 'userId']).execute();
  player = ids.find(({ userId }) => userId === me)?.id ?? 0;
  rival = ids.find(({ userId }) => userId === other)?.id ?? 0;
});
afterAll(async () => server?.close());

async function get(year: number | string, { id = player, language = 'en' } = {}) {
  const response = await server.app.inject({
    url: `/api/players/${id}/years/${year}`,
    headers: { 'accept-language': language },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const read = async (year: number, id = player) =>
  readContract(PlayerYear, (await get(year, { id })).body);

test('counts what was posted in a running year, by month and game', async () => {
  server.setTime('2026-07-20T12:00:00Z');
  const { months, games, ...year } = await read(2026);
  expect(year).toMatchObject({
    player: { id: player },
    state: 'running',
    until: '2026-07-20',
    years: [2026, 2025],
    created: 3,
    improved: 2,
    corrected: 1,
    proofsAccepted: 0,
    nbGame: 2,
    nbStarted: 1,
    busiestDay: { day: '2026-06-15', posts: 4 },
  });
  expect(months.map(({ posts }) => posts)).toEqual([1, 1, 0, 0, 0, 4, 0]);
  expect(games.map(({ game, posts, started }) => [game['@id'], posts, started])).toEqual([
    [`/api/games/${fresh.gameId}`, 4, true],
    [`/api/games/${known.gameId}`, 2, false],
  ]);
});

test('has the totals before the year and at its end, and the ranks between', async () => {
  const { before, after, months, bestRank } = await read(2026);
  expect(before).toMatchObject({ points: 100, nbScore: 1, medals: [0, 1, 0, 0] });
  expect(after).toMatchObject({ nbScore: 4, medals: [0, 3, 1, 0] });
  expect(months.map(({ rank }) => rank && [rank.day, rank.rank])).toEqual([
    ['2026-01-31', 1],
    ['2026-02-28', 1],
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(bestRank).toMatchObject({ rank: 1, exact: true });
});

test('counts the first places taken, and names the longest one and the best place', async () => {
  const { firsts, best } = await read(2026);
  expect(firsts).toMatchObject({
    taken: 4,
    kept: 3,
    longest: { chart: { '@id': `/api/charts/${known.charts[1]}` }, until: null, days: 160 },
  });
  expect(best).toMatchObject({ chart: { '@id': `/api/charts/${known.charts[0]}` }, rank: 2 });
});

test('a year that is over ends with its last day, and one of the future is not found', async () => {
  expect(await read(2025)).toMatchObject({
    state: 'over',
    until: '2025-12-31',
    created: 1,
    nbStarted: 1,
    before: { points: 0, nbScore: 0 },
    after: { points: 100, nbScore: 1 },
    firsts: { taken: 1, kept: 1 },
    // Improved since.
    best: null,
  });
  const future = await get(2027, { language: 'fr' });
  expect(future.status).toBe(404);
  expect(readContract(Problem, future.body).detail).toBe('Cette année n’a pas de bilan.');
  server.setTime('2027-01-01T00:00:00Z');
  expect(await read(2026)).toMatchObject({ state: 'over', until: '2026-12-31' });
});

test('an empty year has zeros, and the totals go on', async () => {
  const year = await read(2027);
  expect(year).toMatchObject({
    created: 0,
    games: [],
    nbGame: 0,
    busiestDay: null,
    firsts: { taken: 0, longest: null },
    best: null,
  });
  expect(year.before).toEqual(year.after);
  expect((await read(2024)).after).toBeNull();
});

test.each(['1999', '0', 'x', '2026.5', '99999999999'])('has no year %s', async (year) => {
  expect((await get(year)).status).toBe(404);
});

test('an unknown player is not found', async () => {
  const { status, body } = await get(2026, { id: 999_999 });
  expect([status, readContract(Problem, body).detail]).toEqual([
    404,
    'This player does not exist.',
  ]);
});

test('leaves out games and charts that readers do not see', async () => {
  const { database } = server;
  await sql`update games set status = 'draft' where id = ${fresh.gameId}`.execute(database);
  await sql`update charts set status = 'retired' where id = ${known.charts[1]}`.execute(database);
  const { games, nbGame, firsts } = await read(2026);
  expect([games.length, nbGame, firsts.longest?.chart['@id']]).toEqual([
    1,
    1,
    `/api/charts/${known.charts[0]}`,
  ]);
  await sql`update games set status = 'active' where id = ${fresh.gameId}`.execute(database);
  await sql`update charts set status = 'open' where id = ${known.charts[1]}`.execute(database);
});

test('says why a player does not rank, and has no name of a deleted account', async () => {
  await rankPlayer(server.database, rival, false);
  expect((await read(2026, rival)).unranked).not.toBeNull();
  await sql`update players set user_id = null where id = ${rival}`.execute(server.database);
  expect((await read(2026, rival)).player).toMatchObject({ username: null, slug: null });
});

test('a verification counts the events again', async () => {
  const { database } = server;
  const ofMonths = async () =>
    (await verifyAll(database)).differences.filter((text) => text.includes('month '));
  expect(await ofMonths()).toEqual([]);
  await sql`update player_months set improved = 9 where player_id = ${player} and month = '2026-01-01'`.execute(
    database,
  );
  expect(await ofMonths()).toEqual([
    `player ${player}, month 2026-01-01, game ${known.gameId}: improved is 9 instead of 1`,
  ]);
});
