import type { Worker } from 'node:worker_threads';
import {
  openDatabase,
  type DatabaseLimits,
  type DatabaseLocation,
} from '../../../src/server/platform/database/openDatabase';
import { startSourceWorker } from '../server/startSourceWorker';

/** Milliseconds: as long as a test may take. */
export const patientLimits = {
  statementTimeout: 600_000,
  patientTimeout: 600_000,
  connectionTimeout: 600_000,
  slowQuery: 600_000,
};

interface Options extends DatabaseLimits {
  startWorker?: (data: { folder: string }) => Worker;
}

/**
 * Opens a database in a test. Other tests run at the same time: with the limits of production a busy machine would fail tests by
 * timeouts, or by warnings of slow statements where they count log lines.
 */
export const openPatiently = async (
  location: DatabaseLocation,
  { startWorker = startSourceWorker, ...limits }: Options = {},
) => openDatabase(location, startWorker, { ...patientLimits, ...limits });
