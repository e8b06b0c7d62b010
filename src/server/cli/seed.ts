import { Worker } from 'node:worker_threads';
import { migrate as migrateDatabase } from '../platform/database/migrate';
import { printSampleAccounts } from '../process/startupMessages';
import { seedEmptyDatabase } from '../process/prepareDatabase';
import { runTask } from '../process/runTask';

const announce = (line: string) => console.log(line);

const exitCode = await runTask({
  environment: process.env,
  printError: (text) => console.error(text),
  startWorker: (workerData) =>
    new Worker(new URL('../platform/database/databaseWorker.ts', import.meta.url), { workerData }),
  work: async ({ unlimited }) => {
    await migrateDatabase(unlimited);
    await seedEmptyDatabase(unlimited, announce);
    printSampleAccounts(announce);
  },
});
process.exit(exitCode);
