import { sql } from 'kysely';
import { readPlayerYear } from '../../../../../src/server/domains/records/years/readPlayerYear';
import { yearSpan } from '../../../../../src/server/domains/records/years/yearSpan';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';

let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);
const players = 40;

/** Every player posts in eight games each month of five years, and has taken 2,000 first places in the last one. */
beforeAll(async () => {
  opened = await createTestDatabase();
  await run(`insert into games (id, slug, status) overriding system value
    select n, 'g' || n, 'active' from generate_series(1, 100) n`);
  await run(
    "insert into chart_groups (id, game_id, slug, position) overriding system value values (1, 1, 'all', 1)",
  );
  await run(`insert into charts (id, game_id, group_id, slug, position) overriding system value
    select n, 1, 1, 'c' || n, n from generate_series(1, 2000) n`);
  await run(
    `insert into players (id) overriding system value select generate_series(1, ${players})`,
  );
  await run(`insert into player_months (player_id, month, game_id, created)
    select p, date '2022-01-01' + m * interval '1 month', 1 + (p + g * 7 + m) % 100, 3
    from generate_series(0, 59) m, generate_series(1, ${players}) p, generate_series(1, 8) g`);
  await run(`insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count,
      proved_count, posts)
    select p, date '2025-01-01' + d, d, 0, 0, 0, 0, 0, 1, 0, d % 50
    from generate_series(0, 700) d, generate_series(1, ${players}) p`);
  await run(`insert into player_totals (player_id, score_count, day)
    select p, 1, '2026-12-31' from generate_series(1, ${players}) p`);
  await run(`insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, sort_key)
    select c, p, timestamptz '2026-01-02' + c * interval '1 minute' + p * interval '1 day', 1, p, array[1], ''
    from generate_series(1, 2000) c, generate_series(1, 4) p order by p, c`);
  await run('vacuum analyze');
});
afterAll(async () => opened?.close());

test('reads a bounded part of what a player did', async () => {
  const span = yearSpan(2026, new Date('2027-02-01T00:00:00Z'));
  const { scans } = await explainQueries(opened.unlimited, async (database) =>
    readPlayerYear(database, { playerId: 3, language: 'en', span }),
  );
  const buffersOf = (...tables: string[]) =>
    scans
      .filter(({ table }) => tables.includes(table))
      .reduce((sum, { buffers }) => sum + buffers, 0);
  // The rows of the year; of the years before only an index.
  expect(buffersOf('player_months')).toBeLessThanOrEqual(120);
  expect(buffersOf('player_days', 'player_totals', 'score_events')).toBeLessThanOrEqual(40);
  expect(buffersOf('reigns')).toBeLessThanOrEqual(60);
});
