import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '028GameTotals';
let opened: OpenDatabase;

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () =>
      sql`insert into games (slug, status, score_count, proved_count)
        values ('one', 'active', 7, 2), ('two', 'closed', 5, 1), ('three', 'ready', 4, 4)`.execute(
        opened.unlimited,
      ),
  });
});
afterAll(async () => opened?.close());

const totals = async () => {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, sum(total)::bigint as total from daily_counts
    where kind in ('games', 'records', 'provedRecords') group by kind`.execute(opened.unlimited);
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
};

test('counts the games that exist already, and then their changes', async () => {
  expect(await totals()).toEqual({ games: 2, records: 12, provedRecords: 3 });
  await sql`update games set score_count = 8, status = 'closed' where slug <> 'two'`.execute(
    opened.unlimited,
  );
  expect(await totals()).toEqual({ games: 3, records: 21, provedRecords: 7 });
});
