import { sql } from 'kysely';
import { keepRankingDays } from '../../../../../src/server/domains/records/rankHistory/keepRankingDays';
import { verifyRankingDays } from '../../../../../src/server/domains/records/verification/verifyRankingDays';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  await sql`insert into players (id) overriding system value select generate_series(1, 40)`.execute(
    database,
  );
  await sql`insert into player_totals (player_id, chart_points, place0, score_count, day)
    select i, i % 15 * 10, i % 3, 1, '2026-11-25' from generate_series(1, 40) i`.execute(database);
  await sql`insert into ranking_days (day, kept_at) values ('2026-11-26', now())`.execute(database);
  await keepRankingDays({ database, clock: () => new Date('2026-11-29T10:00:00Z') });
});
afterAll(async () => opened?.close());

/** What is found after a change, which is undone. */
async function findAfter(change: string) {
  const undone = new Error('undone');
  const found: string[] = [];
  const attempt = opened.database.transaction().execute(async (transaction) => {
    await sql`${sql.raw(change)}`.execute(transaction);
    await verifyRankingDays(transaction, { difference: (text) => void found.push(text) });
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return found;
}

const of = (day: string, board: string) => `where day = '${day}' and board = '${board}'`;

test.each([
  ['nothing', 'select 1', []],
  [
    'marks of an older day in another order',
    `update ranking_day_marks set counts[1][2] = 900 ${of('2026-11-27', 'points')}`,
    ['rankings of 2026-11-27, points: not in order'],
  ],
  [
    'a rank that is none',
    `update ranking_day_marks set better[1] = 3 ${of('2026-11-28', 'medals')}`,
    ['rankings of 2026-11-28, medals: not in order'],
  ],
  [
    'another number of a player',
    `update ranking_day_marks set counts[1][1] = 139 ${of('2026-11-28', 'points')}`,
    ['rankings of 2026-11-28, points: not in order'],
  ],
  [
    'totals that are not those of the day',
    'update player_totals set chart_points = 1000 where player_id = 5',
    expect.arrayContaining(['rankings of 2026-11-28, points: mark 1 is not that of the players']),
  ],
])('after %s', async (_name, change, differences) => {
  expect(await findAfter(change)).toEqual(differences);
});
