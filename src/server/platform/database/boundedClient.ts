import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { currentScope } from '../http/requestScope';
import { StatementTimeout, toDatabaseError } from './databaseErrors';

interface ClientOptions {
  /** Milliseconds to wait for a response; 0 waits forever. */
  queryTimeout: number;
  /** Milliseconds from which a statement is logged as slow. */
  slowQuery: number;
  onError: (error: unknown) => void;
}

/**
 * A pooled connection with a limited wait for each response. Every error passes toDatabaseError, and a
 * connection with a timed-out response is destroyed on release: it may still be inside a transaction, and its late
 * responses match no query.
 *
 * Every statement names the request or job it runs for in a comment before it, where `pg_stat_activity` and the log of PostgreSQL
 * show it even if they cut the text. The alternative, `application_name`, costs a round trip per request and connection. The
 * comment costs nothing: the driver does not name statements, so there is no cache of plans, and `pg_stat_statements` groups by
 * the parsed statement, not by its text.
 */
export class BoundedClient implements PostgresPoolClient {
  #givenUp = false;
  readonly #client: pg.PoolClient;
  readonly #options: ClientOptions;

  constructor(client: pg.PoolClient, options: ClientOptions) {
    this.#client = client;
    this.#options = options;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.');
    return this.#run(text, values);
  }

  release(): void {
    this.#client.release(this.#givenUp);
  }

  async #run(text: string, values: readonly unknown[]) {
    const { queryTimeout, slowQuery, onError } = this.#options;
    const scope = currentScope();
    const config = {
      text: scope ? `/* ${scope.label} */ ${text}` : text,
      values: [...values],
      // The driver's types omit the timeout per statement.
      query_timeout: queryTimeout,
    };
    const start = performance.now();
    try {
      return await this.#client.query(config);
    } catch (error) {
      onError(error);
      const typed = toDatabaseError(error);
      this.#givenUp ||= typed instanceof StatementTimeout;
      throw typed;
    } finally {
      const milliseconds = Math.round(performance.now() - start);
      // Without the parameters: they can be personal data.
      if (milliseconds >= slowQuery) scope?.log.warn({ milliseconds, sql: text }, 'slow query');
    }
  }
}
