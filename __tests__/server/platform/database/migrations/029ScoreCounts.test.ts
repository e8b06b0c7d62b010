import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';
import { addChart } from '../../../../support/server/addChart';

const name = '029ScoreCounts';
let opened: OpenDatabase;
let one: number;
let other: number;

/** A score of each of so many players on a chart; the value is the number of the player. */
const addScores = async (chart: number, players: number) =>
  sql`insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select ${chart}, id, array[id], decode(lpad(to_hex(id), 16, '0'), 'hex'), now(), now()
    from players order by id limit ${players}`.execute(opened.unlimited);

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () => {
      one = await addChart(opened.unlimited);
      other = await addChart(opened.unlimited);
      await sql`insert into players select from generate_series(1, 9)`.execute(opened.unlimited);
      await addScores(one, 9);
      await sql`update scores set state = 'withdrawn', ranked = false where player_id = 9`.execute(
        opened.unlimited,
      );
    },
  });
});
afterAll(async () => opened?.close());

const counts = async (chart: number) => {
  const { rows } = await sql<{ counted: number[] }>`
    select array[score_count, ranked_count, proved_count]::bigint[] as counted
    from chart_counts where chart_id = ${chart}`.execute(opened.unlimited);
  return rows[0]?.counted;
};
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

test('counts the scores that exist already, and then their changes', async () => {
  expect(await counts(one)).toEqual([8, 8, 0]);
  expect(await counts(other)).toBeUndefined();
  await addScores(other, 5);
  expect(await counts(other)).toEqual([5, 5, 0]);
  await run(`update scores set state = 'proved' where player_id in (2, 3)`);
  await run(`update scores set state = 'unproved', ranked = false where player_id = 2`);
  await run(`update scores set chart_id = ${other} where player_id = 8`);
  expect([await counts(one), await counts(other)]).toEqual([
    [7, 6, 1],
    [6, 5, 1],
  ]);
  await run(`delete from scores where player_id < 4`);
  expect([await counts(one), await counts(other)]).toEqual([
    [4, 4, 0],
    [3, 3, 0],
  ]);
});

test('counts scores in the buckets of their chart', async () => {
  await run(`delete from scores`);
  await run(`insert into chart_buckets select c.id, decode(lpad(to_hex(n), 16, '0'), 'hex'), 0
    from charts c, (values (0), (4), (8)) b (n)`);
  const buckets = async (chart: number) => {
    const { rows } = await sql<{ total: number }>`
      select total from chart_buckets where chart_id = ${chart} order by low`.execute(
      opened.unlimited,
    );
    return rows.map(({ total }) => total);
  };
  await addScores(one, 9);
  await addScores(other, 2);
  expect([await buckets(one), await buckets(other)]).toEqual([
    [3, 4, 2],
    [2, 0, 0],
  ]);
  await run(`update scores set ranked = false where player_id = 8`);
  await run(`update scores set sort_key = '\\x0000000000000002' where player_id in (5, 6, 8)`);
  expect(await buckets(one)).toEqual([5, 2, 1]);
  await run(`update scores set ranked = true`);
  expect(await buckets(one)).toEqual([6, 2, 1]);
  await run(`delete from scores where player_id in (1, 9)`);
  expect([await buckets(one), await buckets(other)]).toEqual([
    [5, 2, 0],
    [1, 0, 0],
  ]);
});
