import { sql } from 'kysely';
import type { Operation } from '../../../../contract/schemas/adminOperation';
import type { Database } from '../../../platform/database/tables';

/** The database and its tables, largest first; the statistics of PostgreSQL, so nothing is counted. */
export async function readDatabaseSizes(database: Database): Promise<Operation['database']> {
  const { rows: facts } = await sql<{ version: string; program: string; bytes: number }>`
    select current_setting('server_version') as version, version() as program,
      pg_database_size(current_database()) as bytes`.execute(database);
  const { rows: tables } = await sql<{ name: string; bytes: number; rows: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes, reltuples::bigint as rows
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by bytes desc, name`.execute(database);
  const { version = '', program = '', bytes = 0 } = facts[0] ?? {};
  // "15.4 (Debian 15.4-1)"; PGlite is compiled to WebAssembly.
  const [number = ''] = version.split(' ', 1);
  return { version: number, embedded: /emscripten|wasm/i.test(program), bytes, tables };
}
