import { distributionBars } from '../../../../../src/server/domains/records/formulas/distributionBars';

test('bars have one width with round ends, best first, and the last one has no end', () => {
  expect(distributionBars({ best: 953, most: 412 }, 'higher').slice(0, 2)).toEqual([
    { best: 999, worst: 950 },
    { best: 949, worst: 900 },
  ]);
  expect(distributionBars({ best: 953, most: 412 }, 'higher').at(-1)).toEqual({
    best: 449,
    worst: null,
  });
  expect(distributionBars({ best: 61_200, most: 89_000 }, 'lower').slice(0, 2)).toEqual([
    { best: 60_000, worst: 61_999 },
    { best: 62_000, worst: 63_999 },
  ]);
});

test('equal scores have one bar, and close ones a bar for each value', () => {
  expect(distributionBars({ best: 7, most: 7 }, 'lower')).toEqual([{ best: 7, worst: null }]);
  expect(distributionBars({ best: -1, most: -3 }, 'higher')).toEqual([
    { best: -1, worst: -1 },
    { best: -2, worst: -2 },
    { best: -3, worst: null },
  ]);
});

test.each([1, 20, 999, 12_345, 9_007_199_254_740_000])(
  'there are at most 16 of a range of %i',
  (range) => {
    for (const better of ['higher', 'lower'] as const) {
      const [best, most] = better === 'lower' ? [3, 3 + range] : [3 + range, 3];
      const bars = distributionBars({ best, most }, better);
      expect(bars.length).toBeLessThanOrEqual(16);
      expect(bars.length).toBeGreaterThan(1);
    }
  },
);
