import { execFile, spawnSync } from 'node:child_process';
import { describeDuration, startClock, type Duration } from './clock';
import type { Outcome } from './outcome';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const timeout = 20 * 60_000;

function addCheck(outcome: Outcome, name: string, succeeded: boolean, duration: Duration): void {
  const counts = { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  outcome.steps.push({ name, ...duration, ...counts });
  const end = succeeded ? 'succeeded' : 'failed';
  process.stdout.write(`── ${name} ${end} after ${describeDuration(duration)}\n`);
  if (!succeeded) outcome.failures.push(name);
}

/** Runs a part of the gate that is no script, and counts it; undefined if it failed. */
export async function runStep<Result>(
  outcome: Outcome,
  name: string,
  action: () => Promise<Result>,
): Promise<Result | undefined> {
  process.stdout.write(`\n── ${name}\n`);
  const end = startClock();
  try {
    const result = await action();
    addCheck(outcome, name, true, end());
    return result;
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
    addCheck(outcome, name, false, end());
    return undefined;
  }
}

/** Runs a script of package.json; false if it failed. */
export function runCheck(outcome: Outcome, script: string): boolean {
  process.stdout.write(`\n── ${script}\n`);
  const end = startClock();
  const { status } = spawnSync(npm, ['run', '--silent', script], { stdio: 'inherit', timeout });
  addCheck(outcome, script, status === 0, end());
  return status === 0;
}

/** Runs a script beside others: what it writes is printed when it has ended. */
export const runQuietly = (outcome: Outcome, script: string): Promise<void> =>
  new Promise((resolve) => {
    const limits = { timeout, maxBuffer: Infinity };
    const end = startClock();
    execFile(npm, ['run', '--silent', script], limits, (error, output, errors) => {
      process.stdout.write(`\n── ${script}\n${output}${errors}`);
      addCheck(outcome, script, error === null, end());
      resolve();
    });
  });

/** Runs scripts that use little more than one core each, two at a time. */
export async function runChecksInPairs(outcome: Outcome, scripts: string[]): Promise<void> {
  const waiting = [...scripts];
  const takeTurns = async () => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift())
      await runQuietly(outcome, script);
  };
  await Promise.all([takeTurns(), takeTurns()]);
}
