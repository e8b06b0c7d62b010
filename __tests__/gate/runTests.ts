import path from 'node:path';
import { describeDuration, startClock } from './clock';
import type { Outcome } from './outcome';
import { repeatFailures } from './repeatFailures';
import { failuresOf, runJest, type Failure, type FileResult, type Run } from './runJest';

const shown = 10;
const nameOf = (file: string) => path.relative('.', file);

function slowest(title: string, rows: [name: string, milliseconds: number][]): string {
  const lines = rows
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([name, time]) => `${(time / 1000).toFixed(1).padStart(8)} s  ${name}`);
  return `${title}:\n${lines.join('\n')}\n`;
}

const secondsPerFile = (results: FileResult[]) =>
  Object.fromEntries(
    results.map(({ name, startTime, endTime }) => [nameOf(name), (endTime - startTime) / 1000]),
  );

const renderSlowest = (results: FileResult[]): string =>
  [
    slowest(
      'Slowest files',
      results.map(({ name, startTime, endTime }) => [nameOf(name), endTime - startTime]),
    ),
    slowest(
      'Slowest tests',
      results.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }): [string, number] => [
          `${nameOf(name)}: ${fullName}`,
          duration ?? 0,
        ]),
      ),
    ),
  ].join('');

const describeFailure = ({ file, test, reason = [] }: Failure) =>
  [`${nameOf(file)}: ${test ?? 'did not run'}`, ...reason].join('\n      ');

/** Runs tests and adds their counts to the outcome. `repeats` runs failed tests again, alone: see repeatFailures. */
export async function runTests(
  outcome: Outcome,
  run: Run,
  { repeats = false } = {},
): Promise<void> {
  process.stdout.write(`\n── tests: ${run.name}\n`);
  const stop = startClock();
  const { report, end } = await runJest(run);
  const failures = report ? failuresOf(report) : [];
  const passedAgain = repeats ? await repeatFailures(failures, run) : [];
  const failed = failures.filter((failure) => !passedAgain.includes(failure));
  if (report) process.stdout.write(renderSlowest(report.testResults));
  const duration = stop();
  const result = passedAgain.length > 0 && failed.length === 0 ? 'passed when repeated' : end;
  process.stdout.write(`── tests: ${run.name} ${result} after ${describeDuration(duration)}\n`);
  // A run without failed tests that exits with an error (a leak, a crash after the tests) does not pass.
  const crashed = !report || (failures.length === 0 && end === 'failed');
  if (crashed) outcome.failures.push(`${run.name}: Jest ${end}`);
  outcome.failures.push(...failed.map(describeFailure));
  outcome.repeated.push(...passedAgain.map(describeFailure));
  outcome.steps.push({
    name: run.name,
    ...duration,
    passed: (report?.numPassedTests ?? 0) + passedAgain.length,
    failed: failed.length + Number(crashed),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    files: secondsPerFile(report?.testResults ?? []),
  });
}
