import { formatProblems } from '../../../src/contract/records/formatProblems';
import type { ValueFormatDefinition } from '../../../src/contract/schemas/valueFormats';
import { sampleFormats } from '../../../src/server/sample/records/sampleFormats';

const time: ValueFormatDefinition = {
  parts: [
    { size: 3_600_000, suffix: ':' },
    { size: 60_000, suffix: ':' },
    { size: 1000, suffix: ' s' },
  ],
  decimals: 3,
  shownDecimals: 2,
  minimum: -5,
  maximum: -5,
};

const problemsOf = (facts: Partial<ValueFormatDefinition>) =>
  formatProblems({ ...time, ...facts }).map(({ path, code }) => `${path}: ${code}`);

test('a format whose parts divide one another has no problems', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ parts: [{ size: 1, suffix: '' }], decimals: 0, shownDecimals: 0 })).toEqual(
    [],
  );
});

test('each contradiction is reported at its field', () => {
  expect(
    problemsOf({
      parts: [
        { size: 60_000, suffix: ' ' },
        { size: 60_000, suffix: ':' },
        { size: 1001, suffix: '' },
      ],
      decimals: 1,
      maximum: -6,
    }),
  ).toEqual([
    'parts[0].size: partSizes',
    'parts[0].suffix: suffixMissing',
    'parts[1].size: partSizes',
    'decimals: decimalsTooMany',
    'shownDecimals: shownDecimalsTooMany',
    'maximum: rangeReversed',
  ]);
});

test.each(Object.entries(sampleFormats))('the sample’s format %s has no problems', (_, format) => {
  expect(formatProblems(format)).toEqual([]);
});
