import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { BoundedClient } from './boundedClient';
import { toDatabaseError } from './databaseErrors';
import type { Database, Tables } from './tables';

/** One Kysely over a pool of the pg driver; an answer is waited for `queryTimeout` milliseconds, 0 waits for ever. */
export function createDatabase(pool: pg.Pool, queryTimeout: number): Database {
  const connect = async () => {
    try {
      return new BoundedClient(await pool.connect(), queryTimeout);
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
