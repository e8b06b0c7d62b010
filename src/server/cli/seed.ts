import { Worker } from 'node:worker_threads';
import { migrate as migrateDatabase } from '../database/migrate';
import { printSampleAccounts } from '../process/startupMessages';
import { seedEmptyDatabase } from '../process/prepareDatabase';
import { runTask } from '../runTask';

const announce = (line: string) => console.log(line);

const exitCode = await runTask({
  environment: process.env,
  complain: (text) => console.error(text),
  startWorker: (workerData) =>
    new Worker(new URL('../database/databaseWorker.ts', import.meta.url), { workerData }),
  work: async ({ unhurried }) => {
    await migrateDatabase(unhurried);
    await seedEmptyDatabase(unhurried, announce);
    printSampleAccounts(announce);
  },
});
process.exit(exitCode);
