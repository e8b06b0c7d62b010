import { durationClass, durationQuantile } from '../../src/contract/requestDurations';

const counts = (...pairs: [milliseconds: number, count: number][]) => {
  const found = Array.from({ length: 12 }, () => 0);
  for (const [milliseconds, count] of pairs) found[durationClass(milliseconds)] = count;
  return found;
};

describe('the quantile of durations', () => {
  it('is null without requests', () => {
    expect(durationQuantile([], 0.5)).toBeNull();
    expect(durationQuantile(counts(), 0.95)).toBeNull();
  });

  it('lies within the class that contains it', () => {
    const durations = counts([8, 90], [700, 10]);
    expect(durationQuantile(durations, 0.5)).toBeCloseTo(5 + 5 * (50 / 90));
    expect(durationQuantile(durations, 0.95)).toBe(750);
  });

  it('is the last bound when it is beyond it', () => {
    expect(durationQuantile(counts([60_000, 5]), 0.5)).toBe(10_000);
  });
});
