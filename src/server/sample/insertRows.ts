import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '../platform/database/tables';

type Cell = string | number | boolean | null | Buffer | Date | readonly unknown[] | object;
/** Values by column. All rows of an insert have the same columns. */
export type Row<Name extends keyof Tables> = Partial<Record<keyof Tables[Name] & string, Cell>>;

/** Rows of one statement: few enough that its JSON stays below a megabyte. */
const batchSize = 1000;

const toColumn = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toJson = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      toColumn(name),
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );

/** Inserts many rows with few statements, each with one parameter. */
export async function insertRows<
  Name extends keyof Tables & string,
  Column extends keyof Selectable<Tables[Name]> & string = never,
>(
  database: Database,
  table: Name,
  rows: readonly Row<Name>[],
  returning: readonly Column[] = [],
): Promise<Pick<Selectable<Tables[Name]>, Column>[]> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const returned = sql.join(returning.map((name) => sql.ref(name)));
  const stored: Pick<Selectable<Tables[Name]>, Column>[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const json = JSON.stringify(rows.slice(start, start + batchSize).map(toJson));
    const result = await sql<Pick<Selectable<Tables[Name]>, Column>>`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
      ${returning.length > 0 ? sql`returning ${returned}` : sql``}`.execute(database);
    stored.push(...result.rows);
  }
  return stored;
}
