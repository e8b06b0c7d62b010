import { mkdir } from 'node:fs/promises';
import { concurrently } from 'concurrently';
import { buildStale } from './buildStale';
import { writeStamp } from './builds';

/*
 * Hot reload on both sides: the page through webpack's development server, the server built and restarted at every change.
 * Open http://localhost:3001; the server itself stays on PORT.
 */

const failed = await buildStale(['server']);
if (failed !== 0) process.exit(failed);
// Development builds go to the same folders: `npm start` must not take them for production builds.
await Promise.all([
  writeStamp('app', undefined),
  writeStamp('server', undefined),
  writeStamp('print', undefined),
]);

// The replay console has no hot reload: it is built once, in parallel, if its sources have changed. Its
// folder must exist for the server to serve it.
await mkdir('dist/replay', { recursive: true });
void buildStale(['replay']);

const env = { NODE_ENV: 'development' };
// Webpack's CLI needs this loader for the configuration, which is TypeScript with top-level await.
const buildEnv = { ...env, NODE_OPTIONS: '--import tsx' };
const { result } = concurrently(
  [
    { name: 'site', command: 'webpack serve --config-name app', env: buildEnv },
    { name: 'build', command: 'webpack --watch --config-name server', env: buildEnv },
    { name: 'print', command: 'webpack --watch --config-name print', env: buildEnv },
    { name: 'server', command: 'node --watch --enable-source-maps dist/server/main.js', env },
  ],
  { killOthersOn: ['failure', 'success'], prefix: 'name' },
);
await result.catch(() => {
  process.exitCode = 1;
});
