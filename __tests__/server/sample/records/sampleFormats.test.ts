import { formatValue } from '../../../../src/contract/records/formatValue';
import { ValueFormatDefinition } from '../../../../src/contract/schemas/valueFormats';
import { generateScores } from '../../../../src/server/sample/records/generateScores';
import {
  sampleFormats,
  type SampleFormat,
} from '../../../../src/server/sample/records/sampleFormats';
import { readContract } from '../../../support/readContract';

test.each(Object.entries(sampleFormats))('the format %s is a definition', (_code, definition) => {
  expect(readContract(ValueFormatDefinition, definition)).toEqual(definition);
});

test.each<[SampleFormat, number, string]>([
  ['points', 10_004_370, '10,004,370'],
  ['count', 341, '341'],
  ['hundredths', 401_230, '6:41.23'],
  ['milliseconds', 9_871, '9.871 s'],
  ['seconds', 10_700_000, '2:58:20'],
  ['distance', 1_284_600, '12,846.00 m'],
  ['percentage', 10_000, '100.00 %'],
  ['weight', 48_200_000, '48,200.0 kg'],
  ['money', 21_240_000, '$212,400.00'],
])('a value of the format %s is shown in its unit', (code, value, text) => {
  expect(formatValue(sampleFormats[code], value, 'en')).toBe(text);
});

test('every score is a value that its format can show and accepts', () => {
  const wrong = generateScores().flatMap(({ key, chart, scores }) =>
    chart.columns.flatMap(({ format }, index) => {
      const { parts, decimals, minimum, maximum } = sampleFormats[format];
      const step = (parts.at(-1)?.size ?? 1) / 10 ** decimals;
      return scores
        .map(({ amounts }) => amounts[index] ?? NaN)
        .filter((amount) => amount < minimum || amount > maximum || amount % step !== 0)
        .map((amount) => `${key}: ${amount}`);
    }),
  );
  expect(wrong).toEqual([]);
});
