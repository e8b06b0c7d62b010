import { sql } from 'kysely';
import { payNextGame } from '../../../../../src/server/domains/records/payments/payNextGame';
import { countryMove } from '../../../../../src/server/domains/records/scores/moveCountries';
import {
  createScoreMover,
  movePortion,
} from '../../../../../src/server/domains/records/scores/moveScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

const now = Date.parse('2027-01-01T00:00:00Z');

let opened: TestDatabase;
const charts: number[] = [];
beforeAll(async () => {
  opened = await createTestDatabase();
  while (charts.length < 10) charts.push(await addChart(opened.database));
});
afterAll(async () => opened?.close());

const post = async (userId: number, value: number, on: readonly number[] = charts) =>
  postScores(opened.database, {
    userId,
    at: new Date(now + value),
    scores: on.map((chart) => scoreToPost(chart, { amounts: [value] })),
  });

async function choose(userId: number, country: string) {
  const { id } = await opened.database
    .updateTable('players')
    .set({ country })
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many scores of a player are in each country. */
async function countriesOf(playerId: number) {
  const rows = await opened.database
    .selectFrom('scores')
    .select(({ fn }) => ['country', fn.countAll<number>().as('total')])
    .where('playerId', '=', playerId)
    .groupBy('country')
    .orderBy('country')
    .execute();
  return Object.fromEntries(rows.map(({ country, total }) => [country, total]));
}

/** A member with a score on each chart. */
async function addPlayer() {
  const userId = await addMember(opened.database);
  await post(userId, 10);
  return { userId, playerId: await choose(userId, 'FR') };
}

async function expectNothingWrong() {
  await rankEverything(opened.database);
  expect(await verifyAll(opened.database)).toMatchObject({ differences: [], pending: [] });
}

test('scores follow their player in portions, and no count is wrong between them', async () => {
  const { database } = opened;
  const userId = await addMember(database);
  await post(userId, 10);
  await rankEverything(database);
  const playerId = await choose(userId, 'FR');
  const move = createScoreMover(database, countryMove, { portion: 4 });
  const seen: unknown[] = [];
  while (await move()) {
    seen.push(await countriesOf(playerId));
    expect((await verifyAll(database)).differences).toEqual([]);
  }
  const all = { FR: 10 };
  expect(seen).toEqual([{ null: 6, FR: 4 }, { null: 2, FR: 8 }, all, all, all]);
  expect(await move()).toBe(false);
  await expectNothingWrong();
});

test('scores that are posted between two portions have the new country', async () => {
  const { userId, playerId } = await addPlayer();
  const after = await movePortion(opened.database, countryMove, { playerId, size: 3 });
  expect(typeof after).toBe('object');
  await post(userId, 20, charts.slice(0, 5));
  expect((await countriesOf(playerId)).FR).toBeGreaterThanOrEqual(5);
  const move = createScoreMover(opened.database, countryMove, { portion: 3 });
  while (await move());
  expect(await countriesOf(playerId)).toEqual({ FR: 10 });
  await expectNothingWrong();
});

test('a country that changes between two portions is the one of all scores at the end', async () => {
  const { userId, playerId } = await addPlayer();
  const move = createScoreMover(opened.database, countryMove, { portion: 3 });
  await move();
  await choose(userId, 'JP');
  await move();
  expect(await countriesOf(playerId)).toEqual({ FR: 3, JP: 3, null: 4 });
  while (await move());
  expect(await countriesOf(playerId)).toEqual({ JP: 10 });
  await choose(userId, 'IT');
  await move();
  await choose(userId, 'JP');
  while (await move());
  expect(await countriesOf(playerId)).toEqual({ JP: 10 });
  await expectNothingWrong();
});

/** The countries of the totals and gains of a player. */
async function countryOfTotals(playerId: number) {
  const { rows } = await sql<{ country: string | null }>`
    select country from player_totals where player_id = ${playerId}
    union select country from player_gains where player_id = ${playerId}
    union select country from player_award_gains where player_id = ${playerId}`.execute(
    opened.database,
  );
  return rows.map(({ country }) => country);
}

test('totals and gains follow with the first scores, and those of a player without scores do not begin', async () => {
  const { userId, playerId } = await addPlayer();
  await rankEverything(opened.database);
  expect(await countryOfTotals(playerId)).toEqual(['FR']);
  await choose(userId, 'JP');
  await movePortion(opened.database, countryMove, { playerId, size: 1 });
  expect(await countryOfTotals(playerId)).toEqual(['JP']);
  await expectNothingWrong();
  const { rows } = await sql<{ id: number }>`
    insert into players (country) values ('FR') returning id`.execute(opened.database);
  const newcomer = rows[0]?.id ?? 0;
  await sql`update players set country = 'IT' where id = ${newcomer}`.execute(opened.database);
  expect(await movePortion(opened.database, countryMove, { playerId: newcomer })).toBe('moved');
  expect(await countryOfTotals(newcomer)).toEqual([]);
});

test('totals that a ranking is just adding with the former country follow, too', async () => {
  const { database } = opened;
  const { userId, playerId } = await addPlayer();
  let moved: Promise<unknown> = Promise.resolve();
  await choose(userId, 'JP');
  await database.transaction().execute(async (transaction) => {
    await sql`insert into player_totals (player_id) values (${playerId})`.execute(transaction);
    await sql`update player_totals set country = 'FR' where player_id = ${playerId}`.execute(
      transaction,
    );
    moved = movePortion(database, countryMove, { playerId });
  });
  await moved;
  expect(await countryOfTotals(playerId)).toEqual(['JP']);
  await expectNothingWrong();
});

test('several workers move players beside posts and changes of the country', async () => {
  const players = [await addPlayer(), await addPlayer(), await addPlayer()];
  const lifetime = new AbortController();
  const work = async () => {
    const move = createScoreMover(opened.database, countryMove, { portion: 2 });
    while (!lifetime.signal.aborted) await move();
  };
  const change = async ({ userId }: { userId: number }, index: number) => {
    for (let round = 1; round <= 10; round += 1) {
      const country = ['FR', 'JP', 'IT'][(round + index) % 3] ?? '';
      const playerId = await choose(userId, country);
      await Promise.all([
        movePortion(opened.database, countryMove, { playerId, wait: true, size: 2 }),
        post(userId, 20 + round, index === 0 ? charts : charts.toReversed()),
      ]);
    }
  };
  const rank = async () => {
    for (let round = 0; round < 20 && !lifetime.signal.aborted; round += 1) {
      await sql`update game_rankings set not_before = '-infinity'`.execute(opened.database);
      await payNextGame(opened.database, new Date(now), { rest: 0 });
    }
  };
  const working = [work(), work(), work(), rank()];
  await Promise.all(players.map(change));
  lifetime.abort();
  await Promise.all(working);
  await expectNothingWrong();
  expect(await countriesOf(players[0]?.playerId ?? 0)).toEqual({ JP: 10 });
});
