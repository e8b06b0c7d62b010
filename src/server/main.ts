import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { runServer } from './runServer';

const exitCode = await runServer({
  environment: process.env,
  announce: (line) => console.log(line),
  complain: (text) => console.error(text),
  // The bundler writes the build machine's path over import.meta.url; what was started is dist/server/main.js.
  clientFolder: path.resolve(process.argv[1] ?? '', '../../public'),
  startWorker: (workerData) =>
    new Worker(new URL('./database/databaseWorker.ts', import.meta.url), { workerData }),
});
process.exit(exitCode);
