import { buildNames } from './builds';
import { buildStale } from './buildStale';
import { runNode } from './childProcess';
import { serverPrograms } from './serverPrograms';

/**
 * Rebuilds what is missing or stale, then runs the server or the given task, which only needs the server's build: `start.ts seed`.
 */
const [task = '', ...commandLine] = process.argv.slice(2);
const program = Object.hasOwn(serverPrograms, task) ? task : 'main';

const code = await buildStale(program === 'main' ? buildNames : ['server']);
process.exitCode =
  code === 0
    ? await runNode(['--enable-source-maps', `dist/server/${program}.js`, ...commandLine])
    : code;
