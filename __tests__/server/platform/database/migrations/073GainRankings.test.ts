import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '073GainRankings';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

/** What players have today, and what they had at the end of the last year: of the second one cups and badges were not kept. */
async function fill(): Promise<void> {
  const today = `(now() at time zone 'UTC')::date`;
  const lastYear = `date_trunc('year', now() at time zone 'UTC')::date - 1`;
  await run(
    `insert into players (id, country) overriding system value values (1, 'FR'), (2, null), (3, 'JP')`,
  );
  await run(`insert into player_totals (player_id, chart_points, game_points, place1, place2, cup1, badge_points, score_count, day)
    values (1, 70, 9, 3, 1, 2, 100, 3, ${today}), (2, 50, 7, 0, 0, 1, 50, 2, ${today}), (3, 90, 9, 9, 9, 9, 9, 9, ${lastYear})`);
  await run(`insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count,
      proved_count, posts, place4, place5, cup0, cup1, cup2, cup3, badge_points, badge_count)
    values (1, ${lastYear}, 60, 4, 0, 1, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 60, 0),
      (2, ${lastYear}, 20, 7, 0, 0, 0, 0, 1, 0, 0, null, null, null, null, null, null, null, null)`);
  await run(`select rebuild_player_gains(array[1, 2])`);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('players have what they gained since the year began, as far as it was kept, in their countries', async () => {
  const points = await run(
    'select player_id, country, year_points, year_game_points from player_gains order by player_id',
  );
  expect(points.rows).toEqual([
    { playerId: 1, country: 'FR', yearPoints: 10, yearGamePoints: 5 },
    { playerId: 2, country: null, yearPoints: 30, yearGamePoints: 0 },
  ]);
  const awards =
    await run(`select player_id, country, place1, place2, cup1, badge_points from player_award_gains
    where span = 'year' order by player_id`);
  expect(awards.rows).toEqual([
    { playerId: 1, country: 'FR', place1: 2, place2: -1, cup1: 2, badgePoints: 40 },
  ]);
});
