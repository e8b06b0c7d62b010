import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const root = process.cwd();
const workerFile = path.join(root, 'src/server/platform/database/databaseWorker.ts');

/** The embedded database's worker, from the TypeScript source: a worker does not inherit tsx from its parent. */
export function startSourceWorker(workerData: { folder: string }): Worker {
  const code = `import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(${JSON.stringify(pathToFileURL(workerFile).href)}, ${JSON.stringify(pathToFileURL(`${root}/`).href)}))`;
  return new Worker(code, { eval: true, execArgv: [], workerData });
}
