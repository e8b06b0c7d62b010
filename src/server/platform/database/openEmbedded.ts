import type { Worker } from 'node:worker_threads';
import { createDatabase } from './createDatabase';
import { createPool, readPool } from './createPool';
import { startEmbeddedWorker } from './embeddedWorker';
import type { OpenDatabase } from './openedDatabase';
import { valueTypes } from './valueTypes';
import { createWriteState } from './writeState';

export interface EmbeddedOptions {
  folder: string;
  startWorker: (data: { folder: string }) => Worker;
  statementTimeout: number;
  patientTimeout: number;
  connectionTimeout: number;
  slowQuery: number;
  /** Called with the reason each time the database ended and is restarted. */
  onRestart?: ((reason: string) => void) | undefined;
}

/** Opens the embedded database in its thread; creates the folder if it does not exist. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const { folder, startWorker, onRestart = () => undefined } = options;
  const worker = await startEmbeddedWorker({ folder, startWorker, onRestart });
  const pool = createPool({
    // There is one session inside the worker, so one connection; the pool queues in order of arrival.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.connectionTimeout,
    user: 'postgres',
    database: 'postgres',
    types: valueTypes,
    stream: worker.connect,
  });
  const writeState = createWriteState();
  const { statementTimeout, patientTimeout, slowQuery } = options;
  return {
    // The embedded database cannot cancel a statement: only the wait is limited.
    database: createDatabase({ pool, queryTimeout: statementTimeout, slowQuery, writeState }),
    patient: createDatabase({ pool, queryTimeout: patientTimeout, slowQuery, writeState }),
    unlimited: createDatabase({ pool, queryTimeout: 0, slowQuery, writeState }),
    writeState,
    readPool: () => readPool(pool),
    lost: worker.lost,
    close: async () => {
      await pool.end();
      await worker.close();
    },
  };
}
