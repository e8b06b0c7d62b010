import { formatLimit } from '../../../src/contract/records/formatLimit';
import { sampleFormats } from './sampleFormats';

const minutes = { ...sampleFormats.shownHundredths, minimum: 1, maximum: 3_599_999 };
const hundredths = { ...minutes, decimals: 2 };

test.each([
  ['a minimum that shown decimals would cut off', minutes, 'minimum', '0:00.001'],
  ['a minimum that cannot be typed', hundredths, 'minimum', '0:00.01'],
  ['a maximum that cannot be typed', hundredths, 'maximum', '59:59.99'],
  ['a limit that can be typed', sampleFormats.percentage, 'minimum', '−100.0 %'],
] as const)('writes %s as it can be typed', (_what, format, limit, text) => {
  expect(formatLimit(format, limit, 'en')).toBe(text);
});
