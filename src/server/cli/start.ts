import { buildNames } from './builds';
import { buildStale } from './buildStale';
import { runNode } from './childProcess';

/** Programs beside the server itself, which need the server's build only. */
const tasks = ['migrate', 'seed', 'createAdministrator'];

/** Builds what is missing or stale and runs the server, or the task named: `start.ts seed`. */
const [task = '', ...commandLine] = process.argv.slice(2);
const program = tasks.includes(task) ? task : 'main';

const code = await buildStale(program === 'main' ? buildNames : ['server']);
process.exitCode =
  code === 0
    ? await runNode(['--enable-source-maps', `dist/server/${program}.js`, ...commandLine])
    : code;
