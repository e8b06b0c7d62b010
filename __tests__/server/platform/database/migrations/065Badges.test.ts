import { sql } from 'kysely';
import { masterBadgeValue } from '../../../../../src/server/domains/records/formulas/masterBadge';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '065Badges';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);
const read = async (from: string) => (await run(`select ${from}`)).rows;

/** Games by how many share the first place: one, two, three of whom one has left, none, one in a game that is not ranked, and 1,001. */
async function fill(): Promise<void> {
  await run(`insert into users (username, slug, email) select 'u' || n, 'u' || n, 'u' || n || '@example.org'
    from generate_series(1, 1001) n`);
  await run(`insert into players (id, user_id) overriding system value
    select n, case when n <> 3 then n end from generate_series(1, 1001) n`);
  await run(`insert into player_totals (player_id) select n from generate_series(1, 1001) n`);
  await run(`insert into games (id, slug, status, ranked, player_count) overriding system value
    select n, 'g' || n, 'active', n <> 5, case when n = 6 then 1001 else 5 end from generate_series(1, 6) n`);
  const standing = (game: number, points: string, to = 5) =>
    run(`insert into game_standings (game_id, player_id, chart_points)
      select ${game}, n, ${points} from generate_series(1, ${to}) n`);
  await standing(1, '100 - n');
  await standing(2, 'case when n <= 2 then 50 else 10 end');
  await standing(3, 'case when n <= 3 then 50 else 10 end');
  await standing(4, '0');
  await standing(5, '100 - n');
  await standing(6, '100', 1001);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('gives the badge of each ranked game to those with an account who lead it', async () => {
  const [alone, shared] = [masterBadgeValue(5, 1), masterBadgeValue(5, 2)];
  expect(
    await read(
      'game_id as game, player_id as player, value, lost_at from player_badges order by 1, 2',
    ),
  ).toEqual([
    { game: 1, player: 1, value: alone, lostAt: null },
    { game: 2, player: 1, value: shared, lostAt: null },
    { game: 2, player: 2, value: shared, lostAt: null },
    { game: 3, player: 1, value: shared, lostAt: null },
    { game: 3, player: 2, value: shared, lostAt: null },
  ]);
  expect(
    await read(
      'badge_points as points, badge_count as count from player_totals where badge_count > 0 order by player_id',
    ),
  ).toEqual([
    { points: alone + 2 * shared, count: 3 },
    { points: 2 * shared, count: 2 },
  ]);
});

test('has the values of the formula for all numbers of players and holders', async () => {
  const values =
    await read(`n, k, floor(625000 * (-1::float8 / (100 + n - k) + 0.0102) / cbrt(k))::int as value
    from unnest(array[1, 2, 8, 27, 100, 999, 1000, 1000000]) n, unnest(array[1, 2, 3, 8, 27, 64, 1000]) k where k <= n`);
  for (const row of values as { n: number; k: number; value: number }[])
    expect(row).toEqual({ ...row, value: masterBadgeValue(row.n, row.k) });
});
