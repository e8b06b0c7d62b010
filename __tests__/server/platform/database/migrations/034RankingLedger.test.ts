import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart } from '../../../../support/server/addChart';

const name = '034RankingLedger';
let opened: OpenDatabase;
let chart: number;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

/** As the version before has ranked two of three scores: the third was posted since. */
async function fill(): Promise<void> {
  chart = await addChart(opened.unlimited);
  await run(`insert into players select from generate_series(1, 3)`);
  await run(`insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select ${chart}, id, array[id], decode(lpad(to_hex(9 - id), 16, '0'), 'hex'), now(), now() from players`);
  await run(`insert into chart_places (chart_id, sort_key, rank, tied, points, medal, rule_version)
    values (${chart}, '\\x0000000000000007', 1, 1, 200, 0, 'vgr-1'), (${chart}, '\\x0000000000000008', 2, 1, 160, 2, 'vgr-1')`);
  await run(`insert into game_standings (game_id, player_id, chart_points, base_points, place0, place1, place2, score_count,
      game_points, rank, medal_rank)
    select game_id, v.* from charts, (values (2, 200, 200, 1, 1, 0, 1, 90, 1, 1), (1, 100, 100, 0, 0, 0, 1, 70, 2, 2)) v
    where id = ${chart}`);
  await run(
    `insert into player_totals (player_id, chart_points, game_points, cup0, score_count) values (2, 200, 90, 1, 1)`,
  );
  await run(`insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count, proved_count, posts)
    values (2, '2026-05-01', 200, 90, 1, 1, 0, 0, 1, 0, 1)`);
  await run(`insert into ranking_work (scope, subject_id) values ('chart', ${chart})`);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill, toNewest: true });
});
afterAll(async () => opened?.close());

const standings = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select t.player_id as player, p.points as paid, t.chart_points as points, t.cup, o.chart_points as total, o.day
    from game_standings t left join score_points p on p.player_id = t.player_id
    join player_totals o on o.player_id = t.player_id order by t.player_id`.execute(
    opened.unlimited,
  );
  return rows;
};

test('makes the ledger of the places, from which all sums follow', async () => {
  expect(await standings()).toEqual([
    { player: 1, paid: 160, points: 160, cup: 2, total: 160, day: null },
    { player: 2, paid: 200, points: 200, cup: 0, total: 200, day: '2026-05-01' },
  ]);
});

test('ranks what was due', async () => {
  await rankEverything(opened.database);
  expect(await standings()).toMatchObject([
    { player: 1, points: 192, cup: 3 },
    { player: 2, points: 240, cup: 2 },
    { player: 3, points: 300, cup: 0, total: 300 },
  ]);
});

test('nodes of the version before find nothing to rank', async () => {
  await run(`insert into ranking_work (scope, subject_id) values ('chart', ${chart})
    on conflict (scope, subject_id) do update set wanted = ranking_work.wanted + 1`);
  const { rows } = await sql`select from ranking_work`.execute(opened.unlimited);
  expect(rows).toEqual([]);
});
