import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './support/journeys/findBrowser';

/**
 * All checks in one command: static checks, build, sizes, then every Jest project this machine can run. Ends with one
 * line that counts the checks and Jest's tests together. REQUIRE_BROWSER=1 makes a missing Chromium a failure;
 * TEST_DATABASE_URL adds the server tests on PostgreSQL; CHECK_INSTALL=1 adds an installation without development
 * dependencies.
 */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const checks = ['format:check', 'lint', 'unused', 'typecheck', 'build', 'size'];
if (process.env.CHECK_INSTALL) checks.push('check:install');

type Counts = { passed: number; failed: number; skipped: number };
const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

function runCheck(script: string): void {
  process.stdout.write(`\n── ${script}\n`);
  const { status } = spawnSync(npm, ['run', '--silent', script], { stdio: 'inherit' });
  if (status === 0) counts.passed += 1;
  else {
    counts.failed += 1;
    process.stdout.write(`── ${script} failed\n`);
  }
}

function runJest(projects: string[], workers: string): void {
  process.stdout.write(`\n── tests: ${projects.join(', ')}\n`);
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-test-'));
  const report = path.join(folder, 'report.json');
  const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
  const { status } = spawnSync(
    process.execPath,
    [
      jest,
      '--maxWorkers',
      workers,
      '--selectProjects',
      ...projects,
      '--json',
      '--outputFile',
      report,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (!existsSync(report)) counts.failed += 1;
  else {
    const result: Record<string, number> = JSON.parse(readFileSync(report, 'utf8'));
    const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0);
    counts.passed += result.numPassedTests ?? 0;
    counts.failed += failed;
    counts.skipped += (result.numPendingTests ?? 0) + (result.numTodoTests ?? 0);
    // A run without failed tests that exits with an error (a leak, a crash after the tests) does not pass.
    if (status !== 0 && failed === 0) counts.failed += 1;
  }
  rmSync(folder, { recursive: true });
}

const projects = ['architecture', 'browser', 'server'];
const leftOut: string[] = [];
if (!process.env.CHECK_INSTALL)
  leftOut.push('an installation without development dependencies (set CHECK_INSTALL)');
if (process.env.TEST_DATABASE_URL) projects.push('server-postgres');
else leftOut.push('the server tests on PostgreSQL (set TEST_DATABASE_URL)');
const withBrowser = findBrowser() !== undefined;
if (!withBrowser && process.env.REQUIRE_BROWSER) counts.failed += 1;
else if (!withBrowser)
  leftOut.push(
    'the browser journeys and what a visit fetches (install Chromium, or set CHROMIUM_PATH)',
  );

checks.forEach(runCheck);
// By default Jest leaves one core free: on two cores that is half of them.
runJest(projects, '100%');
// A browser and a server use both cores already, and the journeys' actions are timed.
if (withBrowser) runJest(['journeys'], '1');

if (leftOut.length > 0)
  process.stdout.write(`\nLeft out on this machine: ${leftOut.join('; ')}.\n`);
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
process.exitCode = counts.failed === 0 ? 0 : 1;
