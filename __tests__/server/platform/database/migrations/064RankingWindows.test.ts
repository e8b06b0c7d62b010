import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '064RankingWindows';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

/** What players have today, and what they had at the end of the last year; the last one has not changed since. */
async function fill(): Promise<void> {
  const today = `(now() at time zone 'UTC')::date`;
  const lastYear = `date_trunc('year', now() at time zone 'UTC')::date - 1`;
  await run('insert into players (id) overriding system value values (1), (2), (3)');
  await run(`insert into player_totals (player_id, chart_points, score_count, day)
    values (1, 70, 3, ${today}), (2, 50, 2, ${today}), (3, 90, 9, ${lastYear})`);
  await run(`insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3,
      score_count, proved_count, posts) values (1, ${lastYear}, 60, 0, 0, 0, 0, 0, 1, 0, 0)`);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('players have what they gained since the year began', async () => {
  const { rows } = await run(
    'select player_id, year_points, year_scores from player_gains order by player_id',
  );
  expect(rows).toEqual([
    { playerId: 1, yearPoints: 10, yearScores: 2 },
    { playerId: 2, yearPoints: 50, yearScores: 2 },
  ]);
});
