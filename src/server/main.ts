import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { runServer } from './process/runServer';

const exitCode = await runServer({
  environment: process.env,
  announce: (line) => console.log(line),
  printError: (text) => console.error(text),
  // The bundler replaces import.meta.url with the build machine's path; the started file is dist/server/main.js.
  clientFolder: path.resolve(process.argv[1] ?? '', '../../public'),
  startWorker: (workerData) =>
    new Worker(new URL('./platform/database/databaseWorker.ts', import.meta.url), { workerData }),
});
process.exit(exitCode);
