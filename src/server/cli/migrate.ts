import { Worker } from 'node:worker_threads';
import { migrate as migrateDatabase } from '../database/migrate';
import { runTask } from '../runTask';

const exitCode = await runTask({
  environment: process.env,
  complain: (text) => console.error(text),
  startWorker: (workerData) =>
    new Worker(new URL('../database/databaseWorker.ts', import.meta.url), { workerData }),
  work: async ({ unhurried }) => {
    const applied = await migrateDatabase(unhurried);
    console.log(
      applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.',
    );
  },
});
process.exit(exitCode);
