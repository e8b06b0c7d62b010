import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '031PostedScores';
let opened: OpenDatabase;

const addEvents = async (first: number, ...events: [kind: string, at: string][]) => {
  for (const [index, [kind, at]] of events.entries())
    await sql`insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, at, previous_hash, hash)
      values (1, ${first + index}, 1, 1, 1, ${kind}, ${at}, '', '')`.execute(opened.unlimited);
};

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () =>
      addEvents(
        1,
        ['created', '2026-11-19T23:59:00Z'],
        ['improved', '2026-11-20T00:01:00Z'],
        ['moved', '2026-11-20T00:02:00Z'],
      ),
  });
});
afterAll(async () => opened?.close());

const days = async () => {
  const { rows } = await sql<{ day: string; total: number }>`
    select day::text, sum(total)::bigint as total from daily_counts
    where kind = 'scores' group by day order by day`.execute(opened.unlimited);
  return Object.fromEntries(rows.map(({ day, total }) => [day, total]));
};

test('counts the scores that were posted already by day, and then further ones', async () => {
  expect(await days()).toEqual({ '2026-11-19': 1, '2026-11-20': 1 });
  await addEvents(4, ['corrected', '2026-11-20T10:00:00Z'], ['merged', '2026-11-21T10:00:00Z']);
  expect(await days()).toEqual({ '2026-11-19': 1, '2026-11-20': 2 });
});
