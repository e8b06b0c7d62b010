import { distinctFormat, holdsValue } from '../../../src/contract/records/holdsValue';
import { sampleFormats } from './sampleFormats';

const { thousandths, percentage, frames, shownHundredths } = sampleFormats;

test.each([
  [thousandths, 53_691, true],
  [{ ...thousandths, decimals: 2 }, 53_690, true],
  [{ ...thousandths, decimals: 2 }, 53_691, false],
  [{ ...thousandths, decimals: 0 }, 53_500, false],
  [{ ...percentage, decimals: 0 }, -30, true],
  [{ ...percentage, decimals: 0 }, -35, false],
  [percentage, -1001, false],
  [frames, 61, true],
  [frames, 61.5, false],
  [frames, Number.NaN, false],
])('a format holds what it can write within its limits (case %#)', (format, amount, held) => {
  expect(holdsValue(format, amount)).toBe(held);
});

test.each([
  [[65_431, 65_431, 65_441], 2],
  [[65_431, 65_439], undefined],
  [[], 2],
])('decimals are left out unless different values would look alike: %j', (amounts, shown) => {
  expect(distinctFormat(shownHundredths, amounts).shownDecimals).toBe(shown);
});
