import { distributionBars } from '../../../../../src/server/domains/records/formulas/distributionBars';

test('bars have one width with round ends, best first, the first and the last one without an end', () => {
  expect(distributionBars({ good: 953, bad: 412 }, 'higher').slice(0, 2)).toEqual([
    { best: null, worst: 910 },
    { best: 909, worst: 840 },
  ]);
  expect(distributionBars({ good: 953, bad: 412 }, 'higher').at(-1)).toEqual({
    best: 419,
    worst: null,
  });
  expect(distributionBars({ good: 61_200, bad: 89_000 }, 'lower').slice(0, 2)).toEqual([
    { best: null, worst: 63_999 },
    { best: 64_000, worst: 67_999 },
  ]);
});

test('equal scores have one bar, and close ones a bar for each value', () => {
  expect(distributionBars({ good: 7, bad: 7 }, 'lower')).toEqual([{ best: null, worst: null }]);
  expect(distributionBars({ good: -1, bad: -3 }, 'higher')).toEqual([
    { best: null, worst: -1 },
    { best: -2, worst: -2 },
    { best: -3, worst: null },
  ]);
});

test.each([1, 20, 999, 12_345, 9_007_199_254_740_000])(
  'there are at most 10 of a range of %i',
  (range) => {
    for (const better of ['higher', 'lower'] as const) {
      const [good, bad] = better === 'lower' ? [3, 3 + range] : [3 + range, 3];
      const bars = distributionBars({ good, bad }, better);
      expect(bars.length).toBeLessThanOrEqual(10);
      expect(bars.length).toBeGreaterThan(1);
    }
  },
);
