import { languages, languageTags } from '../../../src/contract/languages';
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

test.each(languages)('%s: numbers are written as the language writes them', (language) => {
  const number = new Intl.NumberFormat(languageTags[language], { minimumFractionDigits: 2 });
  expect(formatValue(sampleFormats.metres, 1250, language)).toBe(`${number.format(12.5)} m`);
  const grouped = new Intl.NumberFormat(languageTags[language]);
  for (const value of [999, 1000, 12_345, 1_234_567])
    expect(formatValue(sampleFormats.points, value, language)).toBe(grouped.format(value));
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
