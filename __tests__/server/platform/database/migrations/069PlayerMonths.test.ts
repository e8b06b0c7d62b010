import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '069PlayerMonths';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

/** Of player 1 on a chart of game 7, with one statement. */
const addEvents = async (first: number, ...events: [kind: string, at: string][]) =>
  run(`insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, at, previous_hash, hash)
    values ${events
      .map(
        ([kind, at], index) =>
          `(1, ${first + index}, 1, ${kind === 'created' ? 2 : 1}, 1, '${kind}', '${at}', '', '')`,
      )
      .join()}`);

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () => {
      await run(
        `insert into games (id, slug, status) overriding system value values (7, 'g', 'active')`,
      );
      await run(
        `insert into chart_groups (id, game_id, slug, position) overriding system value values (1, 7, 'u', 1)`,
      );
      await run(
        `insert into charts (id, game_id, group_id, slug, position) overriding system value values (1, 7, 1, 'c', 1)`,
      );
      await addEvents(
        1,
        ['created', '2026-01-31T23:59:00Z'],
        ['improved', '2026-02-01T00:00:00Z'],
        ['moved', '2026-02-01T00:02:00Z'],
      );
    },
  });
});
afterAll(async () => opened?.close());

const months = async () => {
  const { rows } =
    await run(`select player_id || ' ' || month || ' ' || created || improved || corrected || accepted as text
    from player_months where game_id = 7 order by 1`);
  return rows.map((row) => Object.values(row as object).join());
};

test('counts what was posted already by month in UTC, and then further values and accepted proofs', async () => {
  expect(await months()).toEqual(['1 2026-02-01 0100', '2 2026-01-01 1000']);
  await addEvents(
    4,
    ['corrected', '2026-02-28T23:59:59Z'],
    ['improved', '2026-02-10T10:00:00Z'],
    ['proofAccepted', '2026-02-11T10:00:00Z'],
    ['withdrawn', '2026-02-12T10:00:00Z'],
  );
  await addEvents(8, ['created', '2026-03-01T00:00:00Z']);
  expect(await months()).toEqual(['1 2026-02-01 0211', '2 2026-01-01 1000', '2 2026-03-01 1000']);
});
