import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { BoundedClient } from './boundedClient';
import { toDatabaseError } from './databaseErrors';
import type { Database, Tables } from './tables';
import type { WriteState } from './writeState';

interface DatabaseOptions {
  pool: pg.Pool;
  /** Milliseconds to wait for a response; 0 waits forever. */
  queryTimeout: number;
  /** Milliseconds from which a statement of a request or job is logged as slow. */
  slowQuery: number;
  writeState: Pick<WriteState, 'observe'>;
}

/** Creates a Kysely instance over a pool of the pg driver. */
export function createDatabase({ pool, writeState, ...limits }: DatabaseOptions): Database {
  const options = { ...limits, onError: writeState.observe };
  const connect = async () => {
    try {
      return new BoundedClient(await pool.connect(), options);
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
