import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '062CountryRankings';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

async function fill(): Promise<void> {
  await run(`insert into players (country) values ('FR'), ('JP'), (null), ('IT')`);
  await run(`insert into player_totals (player_id, score_count)
    select id, 1 from players where country is distinct from 'IT'`);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('totals have the countries of their players, those that are added later, too', async () => {
  await run(`insert into player_totals (player_id) select id from players where country = 'IT'`);
  const { rows } = await run('select country from player_totals order by player_id');
  expect(rows).toEqual([
    { country: 'FR' },
    { country: 'JP' },
    { country: null },
    { country: 'IT' },
  ]);
});
