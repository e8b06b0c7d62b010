import { sql } from 'kysely';
import type { Database } from '../database/tables';

export interface SiteTable {
  name: string;
  columns: string[];
}

/** Every node writes these when it starts, so neither a backup nor a move has them. */
const nodeTables = ['client_assets', 'client_build_assets', 'client_builds'];

/**
 * What must not come back from an earlier time: sessions and links that were revoked since, mails that were sent since, rate
 * limits, open editors, the keys that readers are counted with and days are signed with.
 */
const momentaryTables = [
  'article_presence',
  'mails',
  'password_resets',
  'rate_limits',
  'refresh_tokens',
  'server_secrets',
  'sessions',
];

/** A backup has the pictures themselves instead of the names of their objects. */
const objectTables = ['picture_objects'];

/** A move has everything that a running site needs; a backup leaves out what holds for the moment only. */
export type Extent = 'backup' | 'move';

const leftOut = (extent: Extent) =>
  extent === 'move' ? nodeTables : [...nodeTables, ...momentaryTables, ...objectTables];

/** The tables of the site by name, with the columns that are written. A new table belongs to them without being named here. */
export async function findSiteTables(database: Database, extent: Extent): Promise<SiteTable[]> {
  const { rows } = await sql<SiteTable>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
      and c.relname <> all (${sql.val(leftOut(extent))}::text[])
    group by c.relname order by c.relname`.execute(database);
  return rows;
}

export interface IdentityColumn {
  table: string;
  column: string;
  /** The last id that was given; null if none was. As text: it can exceed the exact integers of JavaScript. */
  lastValue: string | null;
}

export async function findIdentities(database: Database): Promise<IdentityColumn[]> {
  const { rows } = await sql<IdentityColumn>`
    select c.relname::text as "table", a.attname::text as "column",
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname))::text as last_value
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attname`.execute(database);
  return rows;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function findForeignKeys(database: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname::text as "table", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by 1, 2`.execute(database);
  return rows;
}
