import { Pool, type PoolConfig } from 'pg';
import type { PoolCounts } from './openedDatabase';

const ignore = () => undefined;

/**
 * A pool that survives lost connections. Statements in flight reject and the pool replaces the connection. The client also emits
 * `error`; the pool listens for it on idle clients only, and without a listener it would end the process.
 */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
  });
  return pool;
}

export const readPool = ({ totalCount, idleCount, waitingCount }: Pool): PoolCounts => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});
