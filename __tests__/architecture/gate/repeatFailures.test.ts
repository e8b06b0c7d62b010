import { repeatFailures } from '../../gate/repeatFailures';
import { failuresOf, type Report, type Run } from '../../gate/runJest';

const run: Run = { name: 'journeys', projects: ['journeys'] };

const message =
  'Error: \u001B[31mnot cut\u001B[39m\n\n+ text\n    at open (visitor.ts:1:2)\n    at jest (index.js:1:2)';

const reportOf = (file: string, statuses: Record<string, string>): Report => {
  const results = Object.entries(statuses);
  const failed = results.some(([, status]) => status === 'failed');
  return {
    numPassedTests: results.filter(([, status]) => status === 'passed').length,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: file,
        startTime: 0,
        endTime: 1,
        status: failed ? 'failed' : 'passed',
        assertionResults: results.map(([fullName, status]) => ({
          fullName,
          status,
          failureMessages: status === 'failed' ? [message] : [],
        })),
      },
    ],
  };
};

/** Ends each run of a file with the next of its results. */
function createRunner(results: Record<string, string[]>) {
  const runs: Run[] = [];
  const start = async (one: Run) => {
    runs.push(one);
    const status = results[one.name]?.shift() ?? 'passed';
    const end = status === 'failed' ? ('failed' as const) : ('succeeded' as const);
    return { report: reportOf(one.name, { 'a journey (1)': status }), end };
  };
  return { runs, start };
}

const failure = (file: string) => ({ file, test: 'a journey (1)' });

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('a journey that passes twice alone is returned', async () => {
  const { runs, start } = createRunner({});
  expect(await repeatFailures([failure('a.test.ts')], run, start)).toEqual([failure('a.test.ts')]);
  const one = { files: ['a.test.ts'], tests: String.raw`^(a journey \(1\))$`, workers: '1' };
  expect(runs).toEqual([expect.objectContaining(one), expect.objectContaining(one)]);
});

test('a journey that fails once more stays a failure', async () => {
  const { runs, start } = createRunner({ 'b.test.ts': ['passed', 'failed'] });
  const failures = [failure('a.test.ts'), failure('b.test.ts')];
  expect(await repeatFailures(failures, run, start)).toEqual([failure('a.test.ts')]);
  expect(runs).toHaveLength(4);
});

test('a repetition that runs no test does not count', async () => {
  const { start } = createRunner({ 'a.test.ts': ['pending'] });
  expect(await repeatFailures([failure('a.test.ts')], run, start)).toEqual([]);
});

test('a file that failed without a failed test is run as a whole', async () => {
  const { runs, start } = createRunner({});
  await repeatFailures([{ file: 'a.test.ts', test: undefined }], run, start);
  expect(runs[0]).toMatchObject({ files: ['a.test.ts'], tests: undefined });
});

test('more than five failures are not repeated', async () => {
  const { runs, start } = createRunner({});
  const failures = ['a', 'b', 'c', 'd', 'e', 'f'].map(failure);
  expect(await repeatFailures(failures, run, start)).toEqual([]);
  expect(runs).toEqual([]);
});

test('the failures of a report are its failed tests with their messages, and files without one', () => {
  const broken = reportOf('a.test.ts', { one: 'passed', two: 'failed' });
  const unloaded = { ...reportOf('b.test.ts', {}).testResults[0], status: 'failed' };
  const testResults = [...broken.testResults, unloaded] as Report['testResults'];
  expect(failuresOf({ ...broken, testResults })).toEqual([
    { file: 'a.test.ts', test: 'two', reason: ['Error: not cut', '+ text'] },
    { file: 'b.test.ts', test: undefined },
  ]);
});
