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
// What follows are development builds in the same folders: the next start must not take them for real ones.
await Promise.all([writeStamp('app', undefined), writeStamp('server', undefined)]);

// Without hot reload: the replay console is built once where its sources have changed, while the rest is at work already. Its
// folder has to be there for the server to serve it from.
await mkdir('dist/replay', { recursive: true });
void buildStale(['replay']);

const env = { NODE_ENV: 'development' };
// Webpack's own command reads the configuration, which is TypeScript and awaits at its top, only by this loader.
const buildEnv = { ...env, NODE_OPTIONS: '--import tsx' };
const { result } = concurrently(
  [
    { name: 'site', command: 'webpack serve --config-name app', env: buildEnv },
    { name: 'build', command: 'webpack --watch --config-name server', env: buildEnv },
    { name: 'server', command: 'node --watch --enable-source-maps dist/server/main.js', env },
  ],
  { killOthersOn: ['failure', 'success'], prefix: 'name' },
);
await result.catch(() => {
  process.exitCode = 1;
});
