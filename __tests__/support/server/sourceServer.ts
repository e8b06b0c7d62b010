import path from 'node:path';
import { runServer } from '../../../src/server/process/runServer';
import { startSourceWorker } from './startSourceWorker';

// The server's program from its sources, for tests of the process itself: `node --import tsx sourceServer.ts`.
void runServer({
  environment: process.env,
  announce: (line) => process.stdout.write(`${line}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  clientFolder: path.resolve('dist/public'),
  startWorker: startSourceWorker,
}).then((exitCode) => process.exit(exitCode));
