import * as fc from 'fast-check';
import type { Better } from '../../../../../src/contract/records/catalogue';
import { sortKey } from '../../../../../src/server/domains/records/formulas/sortKey';

const value = fc.oneof(
  fc.maxSafeInteger(),
  // Near one another, so that ties occur.
  fc.integer({ min: -2, max: 2 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);
const column = fc.record({
  better: fc.constantFrom<Better>('lower', 'higher'),
  left: value,
  right: value,
});

/** Negative when the left values are better. */
function compareValues(columns: { better: Better; left: number; right: number }[]): number {
  const different = columns.find(({ left, right }) => left !== right);
  if (!different) return 0;
  return different.left < different.right === (different.better === 'lower') ? -1 : 1;
}

test('sort keys compare as the values of one to three columns do', () => {
  expect(() => {
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 3 }), (columns) => {
        const better = columns.map((entry) => entry.better);
        const left = columns.map((entry) => entry.left);
        const right = columns.map((entry) => entry.right);
        return (
          Buffer.compare(sortKey(left, better), sortKey(right, better)) === compareValues(columns)
        );
      }),
      { numRuns: 100_000 },
    );
  }).not.toThrow();
});

test('a sort key has eight bytes for each column', () => {
  expect(sortKey([0], ['lower']).toString('hex')).toBe('8000000000000000');
  expect(sortKey([0, -1], ['higher', 'lower']).toString('hex')).toBe(
    '7fffffffffffffff7fffffffffffffff',
  );
});

test.each([[[1]], [[1, 2, 3]], [[1, 0.5]], [[1, 2 ** 53]]])('%j is rejected', (values) => {
  expect(() => sortKey(values, ['lower', 'higher'])).toThrow(RangeError);
});
