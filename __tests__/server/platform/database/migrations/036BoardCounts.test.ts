import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';
import { addChart } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';

const name = '036BoardCounts';
let opened: OpenDatabase;
let chart: number;
let platform: number;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

/** Four scores; the third one does not rank. */
async function fill(): Promise<void> {
  chart = await addChart(opened.unlimited);
  platform = await addPlatform(opened.unlimited, { en: 'One' });
  await run(`insert into players (country) values ('FR'), ('JP'), ('FR'), (null)`);
  await run(`insert into scores (chart_id, player_id, platform_id, amounts, sort_key, posted_at, changed_at, ranked)
    select ${chart}, id, case when id > 1 then ${platform} end, array[id], int4send(9 - id), now(), now(), id <> 3
    from players`);
  await run('delete from ranking_changes');
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('gives scores the countries of their players and counts the boards, without work for rankings', async () => {
  const read = async (from: string) =>
    (await sql.raw(`select ${from}`).execute(opened.unlimited)).rows;
  expect(await read('country from scores order by player_id')).toEqual([
    { country: 'FR' },
    { country: 'JP' },
    { country: 'FR' },
    { country: null },
  ]);
  expect(await read('chart_id, board, total from board_counts order by board')).toEqual([
    { chartId: chart, board: 'cFR', total: 1 },
    { chartId: chart, board: 'cJP', total: 1 },
    { chartId: chart, board: `p${platform}`, total: 2 },
  ]);
  expect(await read('* from ranking_changes')).toEqual([]);
});
