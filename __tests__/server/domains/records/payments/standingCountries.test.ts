import { sql } from 'kysely';
import { mendAllTotals } from '../../../../../src/server/domains/records/mending/mendGame';
import { moveSeries } from '../../../../../src/server/domains/records/payments/moveSeries';
import {
  fillCountries,
  moveStandingCountries,
} from '../../../../../src/server/domains/records/payments/standingCountries';
import { countryMove } from '../../../../../src/server/domains/records/scores/moveCountries';
import { movePortion } from '../../../../../src/server/domains/records/scores/moveScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { currentDriver } from '../../../../support/database/testDatabases';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addSeries, putIntoSeries } from '../../../../support/records/seriesOfGames';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

const at = new Date('2026-05-01T10:00:00Z');
let opened: TestDatabase;
const charts: number[] = [];
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  while (charts.length < 3) charts.push(await addChart(database));
  await putIntoSeries(database, await addSeries(database), charts);
  while (await moveSeries(database));
});
afterAll(async () => opened?.close());

const run = async (statement: string) => sql.raw(statement).execute(opened.database);

/** A player with a score on each chart. */
async function addPlayer(): Promise<number> {
  const userId = await addMember(opened.database);
  await postScores(opened.database, {
    userId,
    at,
    scores: charts.map((chart) => scoreToPost(chart, { amounts: [userId] })),
  });
  const { rows } = await sql<{
    id: number;
  }>`select id from players where user_id = ${userId}`.execute(opened.database);
  return rows[0]?.id ?? 0;
}

const choose = async (playerId: number, country: string) =>
  run(`update players set country = '${country}' where id = ${playerId}`);

/** The countries of the standings of a player in games and in the series. */
async function countriesOf(playerId: number): Promise<unknown[]> {
  const { rows } = await sql<{ country: string | null }>`
    select country from game_standings where player_id = ${playerId}
    union all select country from series_standings where player_id = ${playerId}
    order by country nulls last`.execute(opened.database);
  return rows.map(({ country }) => country);
}

async function expectNothingWrong(): Promise<void> {
  await rankEverything(opened.database);
  expect(await verifyAll(opened.database)).toMatchObject({ differences: [], pending: [] });
}

test('standings that begin have the country of their player, and follow it', async () => {
  const playerId = await addPlayer();
  await choose(playerId, 'FR');
  await rankEverything(opened.database);
  expect(await countriesOf(playerId)).toEqual(['FR', 'FR', 'FR', 'FR']);
  await choose(playerId, 'JP');
  await expectNothingWrong();
  expect(await countriesOf(playerId)).toEqual(['JP', 'JP', 'JP', 'JP']);
});

async function expectPassedOver(): Promise<void> {
  const { database } = opened;
  const playerId = await addPlayer();
  await rankEverything(database);
  await choose(playerId, 'FR');
  while (typeof (await movePortion(database, countryMove, { playerId })) === 'object');
  await run(`update game_standings set country = 'IT' where player_id = ${playerId}`);
  await run(`insert into country_changes (player_id) values (${playerId}) on conflict do nothing`);
  const locked = await sql<{ id: number }>`select min(game_id) as id from game_rankings`.execute(
    database,
  );
  await database.transaction().execute(async (transaction) => {
    await sql`select from game_rankings where game_id = ${locked.rows[0]?.id} for no key update`.execute(
      transaction,
    );
    expect(await movePortion(database, countryMove, { playerId })).toBe('end');
    expect(await countriesOf(playerId)).toEqual(['FR', 'FR', 'FR', 'IT']);
    expect(await movePortion(database, countryMove, { playerId })).toBe('end');
    expect(await countriesOf(playerId)).toEqual(['FR', 'FR', 'FR', 'IT']);
  });
  await expectNothingWrong();
  expect(await countriesOf(playerId)).toEqual(['FR', 'FR', 'FR', 'FR']);
}
// The embedded database has one connection.
if (currentDriver() === 'postgres')
  test(
    'a game that is being ranked is passed over, and the standing in it follows later',
    expectPassedOver,
  );

test('a player whose first ranking in a game is still due has followed after it', async () => {
  const playerId = await addPlayer();
  await choose(playerId, 'FR');
  expect(typeof (await movePortion(opened.database, countryMove, { playerId }))).toBe('object');
  expect(await movePortion(opened.database, countryMove, { playerId })).toBe('end');
  // Not at once, or many of them would keep a worker busy.
  const waiting = await run(`select from country_changes
    where player_id = ${playerId} and at > clock_timestamp() + interval '10 s'`);
  expect(waiting.rows).toHaveLength(1);
  await expectNothingWrong();
  const left = await run(`select from country_changes where player_id = ${playerId}`);
  expect(left.rows).toHaveLength(0);
});

test('wrong countries of standings of series are found and mended', async () => {
  const { database } = opened;
  await run(`update series_standings set country = 'IT'`);
  expect((await verifyAll(database)).differences).not.toEqual([]);
  await mendAllTotals(database, at);
  expect((await verifyAll(database)).differences).toEqual([]);
});

test('standings of a site that had none get their countries in portions', async () => {
  const { database } = opened;
  await run(`update game_standings set country = null`);
  await run(`update series_standings set country = null`);
  await run(`update game_rankings set countries_to = 0`);
  expect((await verifyAll(database)).differences).toEqual([]);
  let portions = 0;
  while (await fillCountries(database, 2)) portions += 1;
  expect(portions).toBeGreaterThan(3);
  await expectNothingWrong();
  const { rows } = await run(`select from game_standings t join players p on p.id = t.player_id
    where t.country = p.country and p.country is not null`);
  expect(rows.length).toBeGreaterThan(5);
});

test('the end of a move does not read what waits for others', async () => {
  const { database, unlimited } = opened;
  const playerId = await addPlayer();
  await rankEverything(database);
  await run(`insert into ranking_changes (game_id, chart_id, player_id)
    select c.game_id, c.id, 1000000 + n from charts c, generate_series(1, 2000) n`);
  await sql`vacuum analyze`.execute(unlimited);
  const { scans } = await explainQueries(database, async (explained) =>
    moveStandingCountries(explained, playerId),
  );
  await run('delete from ranking_changes where player_id > 1000000');
  const read = scans.filter(({ table }) => table === 'ranking_changes');
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read.map(({ ownBuffers }) => ownBuffers))).toBeLessThan(5);
});
