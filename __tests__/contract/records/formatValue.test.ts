import { formatGap, formatValue } from '../../../src/contract/records/formatValue';
import { sampleFormats } from './sampleFormats';

test.each([
  ['points', 1_234_567, '1,234,567'],
  ['balance', -5, '−5'],
  ['metres', 1250, '12.50 m'],
  ['money', 123_450, '$1,234.50'],
  ['hours', 3601, '1:00:01'],
  ['thousandths', 65_430, '1:05.430'],
  ['shownHundredths', 65_439, '1:05.43'],
  ['frames', 3930, "1:05'30 f"],
] as const)('%s: %d is shown in English', (name, value, text) => {
  expect(formatValue(sampleFormats[name], value, 'en')).toBe(text);
});

test('the decimal sign is that of the language', () => {
  expect(formatValue(sampleFormats.metres, 1250, 'fr')).toBe('12,50 m');
});

test.each([
  ['shownHundredths', 2100, '+2.10 s'],
  ['shownHundredths', -62_100, '−1:02.10'],
  ['points', 0, '0'],
  ['shownHundredths', 0, '0.00 s'],
  ['metres', 5, '+0.05 m'],
] as const)('%s: a gap of %d is shown with its sign', (name, gap, text) => {
  expect(formatGap(sampleFormats[name], gap, 'en')).toBe(text);
});
