import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from './support/database/postgresCluster';
import { findBrowser } from './support/journeys/findBrowser';
import { runUntilReported } from './support/runUntilReported';

/**
 * All checks in one command: static checks, build, sizes, then every Jest project this machine can run. Ends with one
 * line that counts the checks and Jest's tests together. REQUIRE_BROWSER=1 makes a missing Chromium a failure;
 * TEST_DATABASE_URL adds the server tests on PostgreSQL; CHECK_INSTALL=1 adds an installation without development
 * dependencies.
 */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
/** They need no build and use one core each: two of them run at a time, the longest first. */
const staticChecks = ['typecheck', 'format:check', 'unused', 'check:packages', 'lint'];
const checks = ['build', 'size'];
if (process.env.CHECK_INSTALL) checks.push('check:install');

type Counts = { passed: number; failed: number; skipped: number };
const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
/** What failed, named again at the end. */
const failures: string[] = [];

const timeout = 20 * 60_000;

function countCheck(script: string, succeeded: boolean): boolean {
  if (succeeded) counts.passed += 1;
  else {
    counts.failed += 1;
    failures.push(script);
    process.stdout.write(`── ${script} failed\n`);
  }
  return succeeded;
}

function runCheck(script: string): boolean {
  process.stdout.write(`\n── ${script}\n`);
  const { status } = spawnSync(npm, ['run', '--silent', script], { stdio: 'inherit', timeout });
  return countCheck(script, status === 0);
}

/** Prints what a check has written when it has ended. */
const runQuietly = (script: string): Promise<void> =>
  new Promise((resolve) => {
    const limits = { timeout, maxBuffer: Infinity };
    execFile(npm, ['run', '--silent', script], limits, (error, output, errors) => {
      process.stdout.write(`\n── ${script}\n${output}${errors}`);
      countCheck(script, error === null);
      resolve();
    });
  });

async function runStaticChecks(): Promise<void> {
  const waiting = [...staticChecks];
  const takeTurns = async () => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift())
      await runQuietly(script);
  };
  await Promise.all([takeTurns(), takeTurns()]);
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
  [count: `num${string}`]: number | undefined;
}

function countTests(report: string): number {
  const result: Report = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, assertionResults } of result.testResults)
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') failures.push(`${path.relative('.', name)}: ${fullName}`);
  const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0);
  counts.passed += result.numPassedTests ?? 0;
  counts.failed += failed;
  counts.skipped += (result.numPendingTests ?? 0) + (result.numTodoTests ?? 0);
  return failed;
}

interface Run {
  projects: string[];
  /** Test files, and options that select them. */
  selection?: string[];
  workers?: string;
}

const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');

/** The paths of a project's test files that the options select. */
function listTests(project: string, options: string[] = []): string[] {
  const list = [jest, '--listTests', '--json', ...options, '--selectProjects', project];
  return JSON.parse(execFileSync(process.execPath, list, { encoding: 'utf8' }));
}

// By default Jest leaves one core free: on two cores that is half of them.
async function runJest({ projects, selection = [], workers = '100%' }: Run): Promise<void> {
  process.stdout.write(`\n── tests: ${projects.join(', ')}\n`);
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-test-'));
  const report = path.join(folder, 'report.json');
  const options = ['--maxWorkers', workers, '--json', '--outputFile', report];
  const end = await runUntilReported(
    [jest, ...selection, ...options, '--selectProjects', ...projects],
    report,
  );
  if (end !== 'succeeded') process.stdout.write(`── tests: ${projects.join(', ')} ${end}\n`);
  if (!existsSync(report)) counts.failed += 1;
  // A run without failed tests that exits with an error (a leak, a crash after the tests) does not pass.
  else if (countTests(report) === 0 && end === 'failed') counts.failed += 1;
  rmSync(folder, { recursive: true });
}

const runs: Run[] = [{ projects: ['architecture', 'browser'] }];
const leftOut: string[] = [];
if (!process.env.CHECK_INSTALL)
  leftOut.push('an installation without development dependencies (set CHECK_INSTALL)');
if (process.env.TEST_DATABASE_URL) {
  // On PostgreSQL run the tests that open a database. On the embedded one, which is slower, those of the platform run again, and
  // the domains' do not: they differ in nothing that depends on the driver.
  const database = '__tests__/support/database/testDatabases.ts';
  const onPostgres = listTests('server-postgres', ['--findRelatedTests', database]);
  const domains = path.join('__tests__', 'server', 'domains', path.sep);
  const onlyThere = new Set(onPostgres.filter((file) => file.includes(domains)));
  const embedded = listTests('server').filter((file) => !onlyThere.has(file));
  runs.push(
    { projects: ['server'], selection: ['--runTestsByPath', ...embedded] },
    { projects: ['server-postgres'], selection: ['--runTestsByPath', ...onPostgres] },
  );
} else {
  runs.push({ projects: ['server'] });
  leftOut.push('the server tests on PostgreSQL (set TEST_DATABASE_URL)');
}
const isInstalled = (program: string) => spawnSync(program, ['--help']).error === undefined;
const deployPrograms = ['nginx', 'openssl', 'systemd-analyze'];
if (process.env.TEST_DATABASE_URL && deployPrograms.every(isInstalled))
  runs.push({ projects: ['deploy'] });
else
  leftOut.push(
    `the files of deploy/ in use (install ${deployPrograms.join(', ')} and set TEST_DATABASE_URL)`,
  );
const withBrowser = findBrowser() !== undefined;
if (!withBrowser && process.env.REQUIRE_BROWSER) counts.failed += 1;
else if (!withBrowser)
  leftOut.push(
    'the browser journeys and what a visit fetches (install Chromium, or set CHROMIUM_PATH)',
  );

/** Those that need no file system and no clock of their own. */
const shortFaults = ['database', 'embeddedDatabase', 'network', 'nodes'];
const withPostgres = findPostgres() !== undefined;
if (!withPostgres) leftOut.push('the fault tests (install PostgreSQL, or set PG_BIN)');

await runStaticChecks();
const failedChecks = checks.filter((script) => !runCheck(script));
if (!failedChecks.includes('build')) process.env.VGR_TEST_SERVER = 'dist/server/main.js';
// The nodes and databases of the faults use both cores already, and so do a browser and a server, whose actions are timed.
const faultFiles = shortFaults.map((name) => `__tests__/faults/${name}.test.ts`);
if (withPostgres) runs.push({ projects: ['faults'], selection: faultFiles, workers: '1' });
if (withBrowser) runs.push({ projects: ['journeys'], workers: '1' });
for (const run of runs) await runJest(run);

if (leftOut.length > 0)
  process.stdout.write(`\nLeft out on this machine: ${leftOut.join('; ')}.\n`);
if (failures.length > 0) process.stdout.write(`\nFailed:\n  ${failures.join('\n  ')}\n`);
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
process.exitCode = counts.failed === 0 ? 0 : 1;
