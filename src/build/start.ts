import { buildNames } from './builds';
import { buildStale } from './buildStale';
import { runNode } from './childProcess';

/** Tasks other than the server, which only need the server's build. */
const tasks = ['migrate', 'seed', 'createAdministrator'];

/** Rebuilds what is missing or stale, then runs the server or the given task: `start.ts seed`. */
const [task = '', ...commandLine] = process.argv.slice(2);
const program = tasks.includes(task) ? task : 'main';

const code = await buildStale(program === 'main' ? buildNames : ['server']);
process.exitCode =
  code === 0
    ? await runNode(['--enable-source-maps', `dist/server/${program}.js`, ...commandLine])
    : code;
