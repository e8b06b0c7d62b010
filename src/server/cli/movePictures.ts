import { Worker } from 'node:worker_threads';
import { runPictureMove } from '../process/runPictureMove';

const exitCode = await runPictureMove({
  commandLine: process.argv.slice(2),
  environment: process.env,
  print: (line) => console.log(line),
  printError: (text) => console.error(text),
  startWorker: (workerData) =>
    new Worker(new URL('../platform/database/databaseWorker.ts', import.meta.url), { workerData }),
});
process.exit(exitCode);
