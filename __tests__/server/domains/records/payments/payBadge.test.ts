import { sql } from 'kysely';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { addScores } from '../../../../support/records/addScores';
import { postOn } from '../../../../support/records/postOn';
import { rankEverything } from '../../../../support/records/rankEverything';
import { rankPlayer } from '../../../../support/records/rankPlayer';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

const at = '2026-05-01T10:00:00Z';
const day = (number: number) => new Date(Date.UTC(2027, 0, number));
/** Ranks what waits, and verifies everything. The many scores of a test have no events. */
async function rank(now: Date): Promise<void> {
  await rankEverything(opened.database, { now });
  const { differences, pending } = await verifyAll(opened.database);
  expect(differences.filter((text) => !text.startsWith('chart'))).toEqual([]);
  expect(pending).toEqual([]);
}

const post = async (chart: number, userId: number, amount: number) =>
  postOn(opened.database, { userId, chart, amount, at });

const playerOf = async (userId: number) => {
  const { id } = await opened.database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
};

/** The reigns of the game of a chart, the oldest first: by account, with the days of January on which they begin and end. */
async function reignsOf(chart: number) {
  const { rows } = await sql`
    select p.user_id as member, b.value, extract(day from b.won_at at time zone 'UTC')::int as won,
      extract(day from b.lost_at at time zone 'UTC')::int as lost
    from player_badges b join players p on p.id = b.player_id
    where b.game_id = (select game_id from charts where id = ${chart}) order by b.id`.execute(
    opened.database,
  );
  return rows;
}

async function totalsOf(userId: number) {
  return opened.database
    .selectFrom('playerTotals')
    .select(['badgePoints', 'badgeCount'])
    .where('playerId', '=', await playerOf(userId))
    .executeTakeFirst();
}

test('the first place of a game holds its badge until another one has it', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const [one, other] = [await addMember(database), await addMember(database)];
  await post(chart, one, 5);
  await rank(day(1));
  expect(await reignsOf(chart)).toEqual([{ member: one, value: 125, won: 1, lost: null }]);
  expect(await totalsOf(one)).toEqual({ badgePoints: 125, badgeCount: 1 });
  await post(chart, other, 6);
  await rank(day(2));
  // What the badge was worth at the end stays with the reign.
  expect(await reignsOf(chart)).toEqual([
    { member: one, value: 125, won: 1, lost: 2 },
    { member: other, value: 186, won: 2, lost: null },
  ]);
  expect(await totalsOf(one)).toEqual({ badgePoints: 0, badgeCount: 0 });
  expect(await totalsOf(other)).toEqual({ badgePoints: 186, badgeCount: 1 });
});

test('all of a tie hold it, and one who leaves it begins anew', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const [one, other] = [await addMember(database), await addMember(database)];
  await post(chart, one, 5);
  await post(chart, other, 5);
  await rank(day(1));
  const shared = { value: 99, won: 1, lost: null };
  expect(await reignsOf(chart)).toEqual([
    { member: one, ...shared },
    { member: other, ...shared },
  ]);
  await post(chart, one, 6);
  await rank(day(2));
  await post(chart, other, 6);
  await rank(day(3));
  expect(await reignsOf(chart)).toEqual([
    { member: one, value: 99, won: 1, lost: null },
    { member: other, value: 99, won: 1, lost: 2 },
    { member: other, value: 99, won: 3, lost: null },
  ]);
});

test('a new player changes what the badge is worth, not the reign', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const one = await addMember(database);
  await post(chart, one, 5);
  await rank(day(1));
  await post(chart, await addMember(database), 4);
  await rank(day(2));
  expect(await reignsOf(chart)).toEqual([{ member: one, value: 186, won: 1, lost: null }]);
  expect(await totalsOf(one)).toEqual({ badgePoints: 186, badgeCount: 1 });
});

test('a player who does not rank loses it', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const [one, other] = [await addMember(database), await addMember(database)];
  await post(chart, one, 5);
  await post(chart, other, 4);
  await rank(day(1));
  await rankPlayer(database, await playerOf(one), false);
  await rank(day(2));
  expect(await reignsOf(chart)).toMatchObject([
    { member: one, lost: 2 },
    { member: other, won: 2, lost: null },
  ]);
});

test('the badges of a deleted account end, and nobody else gets them', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const [one, other] = [await addMember(database), await addMember(database)];
  await post(chart, one, 5);
  await post(chart, other, 4);
  await rank(day(1));
  const player = await playerOf(one);
  await database.deleteFrom('users').where('id', '=', one).execute();
  const { pending } = await verifyAll(database);
  // Platforms follow later.
  expect(pending.filter((text) => !text.startsWith('platforms'))).toHaveLength(2);
  await rank(day(2));
  expect(await reignsOf(chart)).toMatchObject([{ member: null, won: 1, lost: 2 }]);
  const { badgePoints } = await database
    .selectFrom('playerTotals')
    .select('badgePoints')
    .where('playerId', '=', player)
    .executeTakeFirstOrThrow();
  expect(badgePoints).toBe(0);
  await post(chart, other, 6);
  await rank(day(3));
  expect(await reignsOf(chart)).toMatchObject([{ lost: 2 }, { member: other, won: 3 }]);
});

test('a game that is not ranked has none', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const one = await addMember(database);
  await sql`update games set ranked = false where id = (select game_id from charts where id = ${chart})`.execute(
    database,
  );
  await post(chart, one, 5);
  await rank(day(1));
  expect(await reignsOf(chart)).toEqual([]);
  const toggle = async (ranked: boolean, now: Date) => {
    await sql`update games set ranked = ${ranked} where id = (select game_id from charts where id = ${chart})`.execute(
      database,
    );
    await post(chart, await addMember(database), 1);
    await rank(now);
  };
  await toggle(true, day(2));
  expect(await totalsOf(one)).toEqual({ badgePoints: 186, badgeCount: 1 });
  await toggle(false, day(3));
  expect(await reignsOf(chart)).toEqual([{ member: one, value: 186, won: 2, lost: 3 }]);
  expect(await totalsOf(one)).toEqual({ badgePoints: 0, badgeCount: 0 });
});

test('a first place that more than a thousand share is worth no badge', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const one = await addMember(database);
  await post(chart, one, 7);
  await addScores(database, { chart, count: 1000, value: '7' });
  await rank(day(1));
  expect(await reignsOf(chart)).toEqual([]);
});
