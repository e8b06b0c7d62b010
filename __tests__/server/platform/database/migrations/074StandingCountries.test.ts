import { sql } from 'kysely';
import { fillCountries } from '../../../../../src/server/domains/records/payments/standingCountries';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '074StandingCountries';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () => {
      await run(
        `insert into players (id, country) overriding system value values (1, 'FR'), (2, null), (3, 'JP')`,
      );
      await run(`insert into series (id, slug) overriding system value values (5, 's')`);
      await run(
        `insert into games (id, slug, status, series_id) overriding system value values (7, 'g', 'active', 5)`,
      );
      await run(
        `insert into game_rankings (game_id, counted) values (7, true) on conflict do nothing`,
      );
      await run('insert into game_standings (game_id, player_id) select 7, id from players');
      await run('insert into series_standings (series_id, player_id) select 5, id from players');
    },
  });
});
afterAll(async () => opened?.close());

test('standings that there were get the countries of their players from a job', async () => {
  await fillCountries(opened.unlimited);
  expect(await fillCountries(opened.unlimited)).toBe(false);
  for (const standings of ['game_standings', 'series_standings']) {
    const { rows } = await run(`select country from ${standings} order by player_id`);
    expect(rows).toEqual([{ country: 'FR' }, { country: null }, { country: 'JP' }]);
  }
});
