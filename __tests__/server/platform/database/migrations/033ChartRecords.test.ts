import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';
import { addChart } from '../../../../support/server/addChart';

const name = '033ChartRecords';
let opened: OpenDatabase;
let chart: number;

/** The score of a player on the chart has another value, and its event follows. */
async function post(player: number, value: number, sequence: number) {
  await sql`
    insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    values (${chart}, ${player}, array[${value}::bigint], decode(lpad(to_hex(9223372036854775807 - ${value}::bigint), 16, '0'), 'hex'),
      timestamptz '2026-01-01' + ${sequence} * interval '1 day', timestamptz '2026-01-01' + ${sequence} * interval '1 day')
    on conflict (chart_id, player_id) do update set amounts = excluded.amounts, sort_key = excluded.sort_key,
      changed_at = excluded.changed_at`.execute(opened.unlimited);
  await sql`
    insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, before, after, at, previous_hash, hash)
    select chart_id, ${sequence}, id, player_id, 1, 'improved', case when posted_at < changed_at then '{}'::jsonb end,
      jsonb_build_object('amounts', amounts, 'platform', null, 'achievedOn', '2026-02-03', 'state', 'none'), changed_at, '', ''
    from scores where chart_id = ${chart} and player_id = ${player}`.execute(opened.unlimited);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () => {
      chart = await addChart(opened.unlimited);
      await sql`insert into players select from generate_series(1, 2)`.execute(opened.unlimited);
      for (const [index, [player, value]] of [
        [1, 10] as const,
        [2, 30] as const,
        [1, 20] as const,
      ].entries())
        await post(player, value, index + 1);
      await sql`insert into chart_heads values (${chart}, 3, '')`.execute(opened.unlimited);
    },
  });
});
afterAll(async () => opened?.close());

const steps = async () => {
  const rows = await opened.database
    .selectFrom('chartRecords')
    .select(['sequence', 'playerId', 'amounts', 'achievedOn'])
    .where('chartId', '=', chart)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence, playerId, amounts, achievedOn }) => [
    sequence,
    playerId,
    amounts?.[0],
    achievedOn,
  ]);
};

test('has the first places of charts that have events already, and then further ones', async () => {
  const before = [
    [1, 1, 10, '2026-02-03'],
    [2, 2, 30, '2026-02-03'],
  ];
  expect(await steps()).toEqual(before);
  await post(1, 25, 4);
  expect(await steps()).toEqual(before);
  await post(1, 40, 5);
  expect(await steps()).toEqual([...before, [5, 1, 40, null]]);
});
