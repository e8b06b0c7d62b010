import { sql, type RawBuilder } from 'kysely';
import { requestCharts } from '../../../src/server/domains/records/payments/requestCharts';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart } from '../server/addChart';

/** Charts of one to three columns; half of them in one game, some downloadable content, some in a group that does not rank. */
export async function addCharts(database: Database, count: number, platformIds: number[]) {
  const charts: { id: number; columns: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const columns = 1 + (index % 3);
    const better = Array.from({ length: columns }, (_, column) =>
      (index + column) % 2 === 0 ? ('higher' as const) : ('lower' as const),
    );
    charts.push({ id: await addChart(database, { better, platformIds }), columns });
  }
  const ids = sql.val(charts.map(({ id }) => id));
  await sql`update charts set game_id = (select min(game_id) from charts where id = any(${ids}::int[]))
    where id = any(${ids}::int[]) and id % 2 = 0`.execute(database);
  await sql`update chart_groups set dlc = id % 3 = 0, ranked = id % 5 <> 0
    where id in (select group_id from charts where id = any(${ids}::int[]))`.execute(database);
  await sql`update chart_groups u set game_id = c.game_id, slug = u.id::text from charts c
    where c.group_id = u.id and c.id = any(${ids}::int[])`.execute(database);
  return charts;
}

/** By what is changed, with the id of a chart. */
const changes = {
  chart: (id) =>
    sql`update charts set status = case status when 'open' then 'retired' else 'open' end where id = ${id}`,
  group: (id) =>
    sql`update chart_groups set ranked = not ranked where id = (select group_id from charts where id = ${id})`,
  dlc: (id) =>
    sql`update chart_groups set dlc = not dlc where id = (select group_id from charts where id = ${id})`,
  game: (id) =>
    sql`update games set ranked = not ranked where id = (select game_id from charts where id = ${id})`,
} satisfies Record<string, (id: number) => RawBuilder<unknown>>;

export const structureChanges = Object.values(changes);

/** Changes whether a chart, its group or its game counts, as editors do, and asks for the charts of the game to be ranked. */
export async function changeStructure(
  database: Database,
  chart: number,
  change: (id: number) => RawBuilder<unknown>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await change(chart).execute(transaction);
    const { rows } = await sql<{ id: number }>`
      select id from charts where game_id = (select game_id from charts where id = ${chart}) order by id`.execute(
      transaction,
    );
    await requestCharts(
      transaction,
      rows.map(({ id }) => id),
    );
  });
}
