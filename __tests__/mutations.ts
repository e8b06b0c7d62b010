import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countText, everyMutation } from './support/mutations/everyMutation';
import type { Mutation } from './support/mutations/mutation';

/*
 * Shows that the gate notices faults that were mended once: brings back one at a time in the working tree, and runs the test
 * file that must fail. `npm run test:mutations`; `--only TEXT` takes those whose fault, file or test contains it, `--journeys`
 * also those that only a built site shows, which takes two builds or more. Exits with 1 unless every fault was caught. The
 * tests must pass without the mutations: run the gate before.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    journeys: { type: 'boolean', default: false },
  },
});
const chosen = everyMutation
  .filter(({ fault, file, test }) => [fault, file, test].join('\n').includes(values.only))
  .filter(({ project }) => values.journeys || project !== 'journeys');

const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');

const timeout = 15 * 60_000;
const folder = mkdtempSync(path.join(tmpdir(), 'vgr-mutations-'));
let child: ChildProcess | undefined;
let restore = () => {};

const killChild = () => {
  // Its workers and the servers of its tests are in its process group. It has ended if there is no such group.
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child = undefined;
  }
};
process.once('exit', () => {
  killChild();
  restore();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));

/** Runs a Node program without output, in a process group of its own; returns whether it succeeded. */
async function run(parameters: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  child = spawn(process.execPath, parameters, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });
  const timer = setTimeout(killChild, timeout);
  const [code]: (number | null)[] = await once(child, 'exit');
  clearTimeout(timer);
  killChild();
  return code === 0;
}

const build = async () => run(['--import', 'tsx', 'src/build/build.ts']);

interface Report {
  numFailedTests: number;
  numPassedTests: number;
}

/** Failed tests only: a test file that cannot be loaded shows nothing about the fault. */
async function runMutated({ project, test }: Mutation): Promise<string> {
  if (project === 'journeys' && !(await build())) return 'BUILD FAILED';
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const onEmbedded = project === 'server-postgres' && !process.env.TEST_DATABASE_URL;
  const selection = ['--runTestsByPath', path.join('__tests__', test)];
  const options = ['--maxWorkers', '1', '--json', '--outputFile', report];
  await run(
    [jest, ...selection, ...options, '--selectProjects', onEmbedded ? 'server' : project],
    project === 'journeys' ? { VGR_TEST_SERVER: 'dist/server/main.js' } : {},
  );
  if (!existsSync(report)) return 'NO REPORT';
  const { numFailedTests, numPassedTests }: Report = JSON.parse(readFileSync(report, 'utf8'));
  if (numFailedTests > 0) return 'caught';
  return numPassedTests > 0 ? 'NOT CAUGHT' : 'NO TESTS RAN';
}

const isChanged = (file: string) =>
  spawnSync('git', ['status', '--porcelain', '--', file], { encoding: 'utf8' }).stdout !== '';

async function tryMutation(mutation: Mutation): Promise<string> {
  const { file, text, replacement } = mutation;
  if (isChanged(file)) return 'FILE HAS CHANGES';
  const source = readFileSync(file, 'utf8');
  if (countText(source, mutation) !== 1) return 'TEXT NOT FOUND ONCE';
  restore = () => writeFileSync(file, source);
  try {
    writeFileSync(
      file,
      source.replace(text, () => replacement),
    );
    return await runMutated(mutation);
  } finally {
    restore();
    restore = () => {};
  }
}

let caught = 0;
for (const mutation of chosen) {
  const outcome = await tryMutation(mutation);
  if (outcome === 'caught') caught += 1;
  process.stdout.write(`${outcome.padEnd(12)}${mutation.fault} (${mutation.test})\n`);
}
// The last build has the last fault in it.
const isBuilt = !chosen.some(({ project }) => project === 'journeys') || (await build());
if (!isBuilt) process.stdout.write('The build without mutations failed.\n');
process.stdout.write(`\n${caught} of ${chosen.length} faults caught\n`);
process.exitCode = isBuilt && chosen.length > 0 && caught === chosen.length ? 0 : 1;
