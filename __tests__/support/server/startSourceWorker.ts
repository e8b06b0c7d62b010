import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const root = process.cwd();
export const workerFile = path.join(root, 'src/server/platform/database/databaseWorker.ts');

/** The variable with the path of the worker's file if it is compiled (see compileWorker.ts). */
export const compiledWorker = 'VGR_TEST_WORKER';

/** The embedded database's worker, from the TypeScript source: a worker does not inherit tsx from its parent. */
export function startSourceWorker(workerData: { folder: string }): Worker {
  const compiled = process.env[compiledWorker];
  if (compiled !== undefined) return new Worker(compiled, { execArgv: [], workerData });
  const code = `import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(${JSON.stringify(pathToFileURL(workerFile).href)}, ${JSON.stringify(pathToFileURL(`${root}/`).href)}))`;
  return new Worker(code, { eval: true, execArgv: [], workerData });
}
