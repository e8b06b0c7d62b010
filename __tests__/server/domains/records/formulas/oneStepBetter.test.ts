import type { Better } from '../../../../../src/contract/records/catalogue';
import type { ValueFormatDefinition } from '../../../../../src/contract/schemas/valueFormats';
import { oneStepBetter } from '../../../../../src/server/domains/records/formulas/oneStepBetter';
import { sampleFormats } from '../../../../contract/records/sampleFormats';

const { points, metres, thousandths, percentage } = sampleFormats;
const hundredths: ValueFormatDefinition = { ...thousandths, decimals: 2 };

type Columns = Parameters<typeof oneStepBetter>[1];
const columns = (formats: ValueFormatDefinition[], better: Better[]): Columns => ({
  formats,
  better,
});

test.each<[string, number[], Columns, number[] | undefined]>([
  ['a point more', [500], columns([points], ['higher']), [501]],
  ['a thousandth of a second less', [120_910], columns([thousandths], ['lower']), [120_909]],
  [
    'a hundredth where no thousandths can be typed',
    [120_910],
    columns([hundredths], ['lower']),
    [120_900],
  ],
  ['the last column only', [7, 250], columns([points, metres], ['higher', 'lower']), [7, 249]],
  ['nothing behind the limit', [1000], columns([percentage], ['higher']), undefined],
  ['nothing below zero', [0], columns([points], ['lower']), undefined],
])('is %s', (_title, amounts, of, expected) => {
  expect(oneStepBetter(amounts, of)).toEqual(expected);
});
