import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { findIdentities } from '../backup/siteTables';
import type { IntegrityCheck } from './integrityCheck';

interface Reference {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
}

/** One check for each foreign key. The database enforces them, but a damaged index or disabled trigger lets rows through. */
export async function createReferenceChecks(database: Database): Promise<IntegrityCheck[]> {
  const { rows } = await sql<Reference>`
    select k.conname::text as name, c.relname::text as "table", t.relname::text as target,
      (select array_agg(a.attname::text order by n) from unnest(k.conkey) with ordinality u (key, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.key) as columns,
      (select array_agg(a.attname::text order by n) from unnest(k.confkey) with ordinality u (key, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.key) as target_columns
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by 2, 1`.execute(database);
  return rows.map((reference) => {
    const { table, columns, target, targetColumns } = reference;
    const pairs = columns.map((column, index) => {
      const other = targetColumns[index] ?? '';
      return sql`t.${sql.id(other)} = r.${sql.id(column)}`;
    });
    const filled = columns.map((column) => sql`r.${sql.id(column)} is not null`);
    const values = sql.join(columns.map((column) => sql`r.${sql.id(column)}`));
    return {
      name: `${table} (${columns.join(', ')}) refers to ${target}`,
      problems: sql`select concat_ws(', ', ${values}) || ' does not exist' as problem
        from ${sql.id(table)} r where ${sql.join(filled, sql` and `)}
        and not exists (select from ${sql.id(target)} t where ${sql.join(pairs, sql` and `)})`,
    };
  });
}

/** The next id of a table must be free. */
export async function createIdentityChecks(database: Database): Promise<IntegrityCheck[]> {
  const identities = await findIdentities(database);
  return identities.map(({ table, column }) => {
    const sequence = sql`pg_get_serial_sequence(${sql.lit(`"${table}"`)}, ${sql.lit(column)})`;
    const last = sql`coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`;
    const highest = sql`(select max(${sql.id(column)}) from ${sql.id(table)})`;
    return {
      name: `next id of ${table}`,
      problems: sql`select 'after ' || ${last} || ', but ' || ${highest} || ' exists' as problem
        where ${last} < ${highest}`,
      repair: [sql`select setval(${sequence}, ${highest}) where ${last} < ${highest}`],
    };
  });
}
