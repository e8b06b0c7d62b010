import { createDatabase } from './createDatabase';
import { createPool, readPool } from './createPool';
import type { OpenDatabase } from './openedDatabase';
import { valueTypes } from './valueTypes';
import { createWriteState } from './writeState';

export interface PostgresOptions {
  url: string;
  statementTimeout: number;
  patientTimeout: number;
  connectionTimeout: number;
  slowQuery: number;
}

/** Milliseconds: the server cancels slow statements itself; the client gives up this much later, in case the response was lost. */
const networkMargin = 1000;

/** Opens pools on a PostgreSQL server; connections are made when they are needed. */
export function openPostgres(options: PostgresOptions): OpenDatabase {
  const openPool = (max: number, statementTimeout: number) =>
    createPool({
      connectionString: options.url,
      max,
      connectionTimeoutMillis: options.connectionTimeout,
      statement_timeout: statementTimeout,
      // Compiling the plan of a short statement takes longer than running it. In memory and on an SSD, a page anywhere costs hardly more
      // than the next one: with the default of a hard disk, the planner sorts a small table instead of reading its index.
      options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1',
      application_name: 'video-game-records',
      types: valueTypes,
    });
  const writeState = createWriteState();
  const pool = openPool(10, options.statementTimeout);
  const patientPool = openPool(1, options.patientTimeout);
  const unlimitedPool = openPool(1, 0);
  const { slowQuery } = options;
  const limited = (limitedPool: typeof pool, timeout: number) =>
    createDatabase({
      pool: limitedPool,
      queryTimeout: timeout + networkMargin,
      slowQuery,
      writeState,
    });
  return {
    database: limited(pool, options.statementTimeout),
    patient: limited(patientPool, options.patientTimeout),
    unlimited: createDatabase({ pool: unlimitedPool, queryTimeout: 0, slowQuery, writeState }),
    writeState,
    readPool: () => readPool(pool),
    lost: new Promise(() => undefined),
    close: async () => {
      await Promise.all([pool.end(), patientPool.end(), unlimitedPool.end()]);
    },
  };
}
