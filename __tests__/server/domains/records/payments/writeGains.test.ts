import { sql } from 'kysely';
import {
  deltaOf,
  type PlayerDeltas,
} from '../../../../../src/server/domains/records/payments/playerDeltas';
import { addToTotals } from '../../../../../src/server/domains/records/payments/writeTotals';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

let opened: TestDatabase;
const player = 7;
beforeAll(async () => {
  opened = await createTestDatabase();
  await sql`insert into players (id) overriding system value values (${player})`.execute(
    opened.database,
  );
});
afterAll(async () => opened?.close());

/** Adds points, and as many scores, proofs and medals, on a day. */
async function gain(day: string, points: number, count = 0): Promise<void> {
  const deltas: PlayerDeltas = new Map();
  Object.assign(deltaOf(deltas, player), {
    points,
    gamePoints: 2 * points,
    scores: count,
    proved: count,
    medals: [0, count, 0, -count, 0, 0],
    cups: [0, 0, 0, count],
    badgePoints: 100 * count,
    badges: count,
  });
  const now = new Date(`${day}T23:30:00Z`);
  await opened.database
    .transaction()
    .execute(async (transaction) => addToTotals(transaction, { deltas, now }));
}

/** The points of the three windows, with the days on which they began. */
async function readGains(): Promise<unknown> {
  const { rows } = await sql`
    select week::text, week_points, month::text, month_points, year::text, year_points from player_gains`.execute(
    opened.database,
  );
  return rows[0];
}

test('what is gained counts for the week, the month and the year of its day, until the next one begins', async () => {
  // A Wednesday.
  await gain('2026-12-30', 100, 2);
  await gain('2026-12-31', 20);
  expect(await readGains()).toEqual({
    week: '2026-12-28',
    weekPoints: 120,
    month: '2026-12-01',
    monthPoints: 120,
    year: '2026-01-01',
    yearPoints: 120,
  });
  await gain('2027-01-01', 5);
  expect(await readGains()).toEqual({
    week: '2026-12-28',
    weekPoints: 125,
    month: '2027-01-01',
    monthPoints: 5,
    year: '2027-01-01',
    yearPoints: 5,
  });
  await gain('2027-01-04', -30);
  expect(await readGains()).toMatchObject({ weekPoints: -30, monthPoints: -25, yearPoints: -25 });
});

/** What players gained of what has rows of its own. */
async function readAwards(): Promise<unknown[]> {
  const { rows } = await sql`
    select span, since::text, place1, place3, cup3, proved_count, badge_points, badge_count from player_award_gains
    order by since, span`.execute(opened.database);
  return rows;
}

test('medals, cups, proofs and badges have rows that change with them only', async () => {
  const counts = (count: number) => ({
    place1: count,
    place3: -count,
    cup3: count,
    provedCount: count,
    badgePoints: 100 * count,
    badgeCount: count,
  });
  expect(await readAwards()).toEqual([
    { span: 'year', since: '2026-01-01', ...counts(2) },
    { span: 'month', since: '2026-12-01', ...counts(2) },
    { span: 'week', since: '2026-12-28', ...counts(2) },
  ]);
  await gain('2027-01-05', 0, 3);
  expect(await readAwards()).toEqual([
    { span: 'month', since: '2027-01-01', ...counts(3) },
    { span: 'year', since: '2027-01-01', ...counts(3) },
    { span: 'week', since: '2027-01-04', ...counts(3) },
  ]);
});

test('from the daily rows the same gains are computed', async () => {
  const before = [await readGains(), await readAwards()];
  const rebuild = async () =>
    (
      await sql<{
        wrong: number;
      }>`select rebuild_player_gains(array[${player}::int]) as wrong`.execute(opened.database)
    ).rows[0]?.wrong;
  expect(await rebuild()).toBe(0);
  await sql`update player_gains set week_points = 9, month_scores = 9, year_proved = 9`.execute(
    opened.database,
  );
  expect(await rebuild()).toBe(1);
  expect([await readGains(), await readAwards()]).toEqual(before);
  await sql`update player_award_gains set place1 = 9, badge_count = 9 where span = 'month'`.execute(
    opened.database,
  );
  expect(await rebuild()).toBe(1);
  expect([await readGains(), await readAwards()]).toEqual(before);
  await sql`delete from player_gains`.execute(opened.database);
  await sql`delete from player_award_gains`.execute(opened.database);
  expect(await rebuild()).toBe(1);
  expect([await readGains(), await readAwards()]).toEqual(before);
});

test('a node whose clock is behind adds to the windows that have begun', async () => {
  await gain('2027-01-03', 3);
  expect(await readGains()).toMatchObject({ week: '2027-01-04', weekPoints: -27, yearPoints: -22 });
});
