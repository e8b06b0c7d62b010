import { hasFailed, newOutcome, renderOutcome, type Step } from '../../gate/outcome';

const step = (name: string, counts: Partial<Step> = {}): Step => ({
  name,
  wall: 12.34,
  processor: 20,
  passed: 1,
  failed: 0,
  skipped: 0,
  ...counts,
});

test('the last line counts checks and tests of all steps together', () => {
  const steps = [step('build'), step('browser', { passed: 40, failed: 2, skipped: 1 })];
  const text = renderOutcome({ ...newOutcome(), steps }, 30);
  expect(text.endsWith('\n41 passed, 2 failed, 1 skipped\n')).toBe(true);
  expect(hasFailed({ ...newOutcome(), steps })).toBe(true);
});

test('the table has the duration and the counts of each step, and of all', () => {
  const steps = [step('build'), step('lint', { processor: undefined })];
  const text = renderOutcome({ ...newOutcome(), steps }, 15);
  const rows = text.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(rows).toContainEqual(['build', '12.3', '20.0', '1', '0', '0']);
  expect(rows).toContainEqual(['lint', '12.3', '1', '0', '0']);
  expect(rows).toContainEqual(['all', '15.0', '20.0', '2', '0', '0']);
});

test('what was left out, failed or passed only when repeated is named', () => {
  const text = renderOutcome(
    {
      steps: [step('journeys')],
      leftOut: ['the fault tests'],
      failures: ['build'],
      repeated: ['a.test.ts: a journey'],
    },
    1,
  );
  expect(text).toContain('Left out:\n  the fault tests\n');
  expect(text).toContain('Failed:\n  build\n');
  expect(text).toContain('Passed only when repeated:\n  a.test.ts: a journey\n');
  expect(text).toContain('passed only when repeated: 1\n');
});
