import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../src/server/platform/database/tables';

export interface CatalogueColumn {
  owner: string;
  name: string;
  type: string;
  required: boolean;
  /** An expression, `identity` or, for a generated column, its expression; empty without one. */
  value: string;
}

/** An index, or a foreign key, with its definition in SQL. */
export interface Definition {
  owner: string;
  name: string;
  definition: string;
}

export interface CatalogueTrigger extends Definition {
  /** The function that it executes. */
  body: string;
}

export interface Catalogue {
  columns: CatalogueColumn[];
  indexes: Definition[];
  foreignKeys: Definition[];
  triggers: CatalogueTrigger[];
}

const ownTable = sql`c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'`;

/** What PostgreSQL’s catalogue says of the site’s tables. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(database)).rows;
  return {
    columns: await read(sql<CatalogueColumn>`
      select c.relname as owner, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as required,
        case when a.attidentity <> '' then 'identity'
          else coalesce(pg_get_expr(d.adbin, d.adrelid), '') end as value
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ownTable} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname collate "C", a.attnum`),
    indexes: await read(sql<Definition>`
      select c.relname as owner, i.relname as name, pg_get_indexdef(x.indexrelid) as definition
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where ${ownTable} and c.relkind = 'r'
      order by c.relname collate "C", not x.indisprimary, i.relname collate "C"`),
    foreignKeys: await read(sql<Definition>`
      select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where ${ownTable} and k.contype = 'f' order by c.relname collate "C", k.conname collate "C"`),
    triggers: await read(sql<CatalogueTrigger>`
      select c.relname as owner, t.tgname as name, pg_get_triggerdef(t.oid) as definition, p.proname as body
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where ${ownTable} and not t.tgisinternal order by c.relname collate "C", t.tgname collate "C"`),
  };
}
