import { failuresOf, runJest, type Failure, type Run } from './runJest';

/** More failures than this are no accident. */
const limit = 5;
const rounds = 2;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A run of the failed tests of one file, alone. The whole file if it failed without a failed test. */
function runOf(file: string, failures: Failure[], run: Run): Run {
  const names = failures.map(({ test }) => test);
  const tests = names.every((name) => name !== undefined)
    ? `^(${names.map(escape).join('|')})$`
    : undefined;
  return { ...run, name: file, files: [file], tests, workers: '1' };
}

async function passes(run: Run, start: typeof runJest): Promise<boolean> {
  const { report, end } = await start(run);
  return (
    end === 'succeeded' &&
    report !== undefined &&
    report.numPassedTests > 0 &&
    failuresOf(report).length === 0
  );
}

/**
 * Runs failed tests again, each file alone, twice. For journeys only, which a busy machine can disturb: every other test
 * that fails has found a fault.
 * @returns The failures that passed both times.
 */
export async function repeatFailures(
  failures: Failure[],
  run: Run,
  start = runJest,
): Promise<Failure[]> {
  if (failures.length > limit) return [];
  const passed: Failure[] = [];
  for (const file of new Set(failures.map((failure) => failure.file))) {
    const own = failures.filter((failure) => failure.file === file);
    process.stdout.write(`\n── alone, twice: ${file}\n`);
    let round = 0;
    while (round < rounds && (await passes(runOf(file, own, run), start))) round += 1;
    if (round === rounds) passed.push(...own);
  }
  return passed;
}
