import { sql } from 'kysely';
import { languages } from '../../../../contract/languages';
import type { AdminChartValue, CatalogueNames } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';

/** The tables of names, with the columns that refer to the named rows. */
const tables = {
  group: ['chart_group_translations', 'group_id'],
  chart: ['chart_translations', 'chart_id'],
  series: ['series_translations', 'series_id'],
  platform: ['platform_translations', 'platform_id'],
} as const;

const rowsOf = (names: CatalogueNames) =>
  languages.flatMap((language) => {
    const name = names[language];
    return name === undefined ? [] : [{ language, name }];
  });

/** Replaces the names of some rows. As JSON, because a thousand charts have more names than a statement may have parameters. */
export async function writeNames(
  transaction: Database,
  kind: keyof typeof tables,
  named: readonly { id: number; names: CatalogueNames }[],
): Promise<void> {
  if (named.length === 0) return;
  const [table, key] = tables[kind];
  const ids = sql.val(named.map(({ id }) => id));
  const rows = named.flatMap(({ id, names }) => rowsOf(names).map((row) => ({ id, ...row })));
  await sql`delete from ${sql.table(table)} where ${sql.id(key)} = any(${ids}::int[])`.execute(
    transaction,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.id(key)}, language, name)
    select r.id, r.language, r.name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id int, language text, name text)`.execute(
    transaction,
  );
}

/** Replaces the value columns of some charts, with their names. */
export async function writeValues(
  transaction: Database,
  charts: readonly { id: number; values: readonly AdminChartValue[] }[],
): Promise<void> {
  if (charts.length === 0) return;
  const ids = sql.val(charts.map(({ id }) => id));
  const columns = charts.flatMap(({ id, values }) =>
    values.map((value, index) => ({ id, position: index + 1, ...value })),
  );
  const names = columns.flatMap(({ id, position, names: given }) =>
    rowsOf(given).map((row) => ({ id, position, ...row })),
  );
  await sql`delete from chart_values where chart_id = any(${ids}::int[])`.execute(transaction);
  await sql`
    insert into chart_values (chart_id, position, format_id, better)
    select r.id, r.position, r."formatId", r.better
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      r (id int, position int, "formatId" int, better text)`.execute(transaction);
  await sql`
    insert into chart_value_translations (chart_id, position, language, name)
    select r.id, r.position, r.language, r.name
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      r (id int, position int, language text, name text)`.execute(transaction);
}
