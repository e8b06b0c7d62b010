import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { StatementTimeout, toDatabaseError } from './databaseErrors';

/**
 * A pooled connection with a limited wait for each response. Every error passes toDatabaseError, and a
 * connection with a timed-out response is destroyed on release: it may still be inside a transaction, and its late
 * responses match no query.
 */
export class BoundedClient implements PostgresPoolClient {
  #givenUp = false;
  readonly #client: pg.PoolClient;
  readonly #milliseconds: number;
  readonly #onError: (error: unknown) => void;

  constructor(
    client: pg.PoolClient,
    milliseconds: number,
    onError: (error: unknown) => void = () => undefined,
  ) {
    this.#client = client;
    this.#milliseconds = milliseconds;
    this.#onError = onError;
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
    // The driver's types omit the timeout per statement.
    const config = { text, values: [...values], query_timeout: this.#milliseconds };
    try {
      return await this.#client.query(config);
    } catch (error) {
      this.#onError(error);
      const typed = toDatabaseError(error);
      this.#givenUp ||= typed instanceof StatementTimeout;
      throw typed;
    }
  }
}
