import { Worker } from 'node:worker_threads';
import { migrate as migrateDatabase } from '../platform/database/migrate';
import { runTask } from '../process/runTask';

const exitCode = await runTask({
  environment: process.env,
  printError: (text) => console.error(text),
  startWorker: (workerData) =>
    new Worker(new URL('../platform/database/databaseWorker.ts', import.meta.url), { workerData }),
  work: async ({ unlimited }) => {
    const applied = await migrateDatabase(unlimited);
    console.log(
      applied.length > 0
        ? `Applied migrations: ${applied.join(', ')}.`
        : 'The database is up to date.',
    );
  },
});
process.exit(exitCode);
