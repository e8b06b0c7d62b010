import { sql } from 'kysely';
import { isCounting } from '../../../../../src/server/domains/records/playerRankings/isCounting';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
  await sql`insert into games (slug) select 'game-' || n from generate_series(1, 3000) n`.execute(
    opened.database,
  );
  await sql`vacuum analyze game_rankings`.execute(opened.unlimited);
});
afterAll(async () => opened?.close());

test.each([{}, { country: 'FR' }])(
  'whether a ranking %j is counting is known without reading all games',
  async (ranking) => {
    const { rowsRead } = await explainQueries(opened.database, async (database) => {
      expect(await isCounting(database, ranking)).toBe(false);
    });
    expect(rowsRead).toBe(0);
  },
);

test('a game whose large ties wait is found', async () => {
  await sql`update game_rankings set ties_changed = 2, ties_paid = 1
    where game_id = (select max(game_id) from game_rankings)`.execute(opened.database);
  expect(await isCounting(opened.database)).toBe(true);
});

test('a game whose players wait for their country is found for rankings of countries alone', async () => {
  await sql`update game_rankings set ties_paid = ties_changed, countries_to = 5
    where game_id = (select max(game_id) from game_rankings)`.execute(opened.database);
  expect(await isCounting(opened.database)).toBe(false);
  expect(await isCounting(opened.database, { country: 'FR' })).toBe(true);
});
