import { languages } from '../../src/contract/languages';
import { formatsOf } from '../../src/i18n/formats';

/** Spaces of several kinds look alike; Intl decides which one a language uses. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const date = new Date(2026, 2, 1, 15, 5);

test.each([
  ['en', '$51,234.50'],
  ['fr', '51 234,50 €'],
  ['it', '51.234,50 €'],
  ['es', '51.234,50 €'],
  ['ja', '￥51,235'],
  ['pt-br', 'R$ 51.234,50'],
  ['zh-cn', '¥51,234.50'],
] as const)('%s formats money as %s', (language, expected) => {
  expect(plain(formatsOf(language).currency(51_234.5))).toBe(expected);
});

test.each([
  ['en', '12,345.60'],
  ['fr', '12 345,60'],
  ['es', '12.345,60'],
  ['ja', '12,345.60'],
] as const)('%s formats decimals with two digits: %s', (language, expected) => {
  expect(plain(formatsOf(language).decimal(12_345.6))).toBe(expected);
});

test.each([
  ['en', 'Mar 1, 2026', 'Mar 1, 2026, 3:05 PM', 'March 1, 2026'],
  ['fr', '1 mars 2026', '1 mars 2026, 15:05', '1 mars 2026'],
  ['ja', '2026年3月1日', '2026年3月1日 15:05', '2026年3月1日'],
  ['pt-br', '1 de mar. de 2026', '1 de mar. de 2026, 15:05', '1 de março de 2026'],
] as const)('%s formats dates', (language, short, long, ofArticle) => {
  const formats = formatsOf(language);
  expect(plain(formats.shortDate(date))).toBe(short);
  expect(plain(formats.longDate(date))).toBe(long);
  expect(plain(formats.articleDate(date))).toBe(ofArticle);
});

describe('the hour that comes twice when clocks are put back', () => {
  // The tests run in one zone; only its offset is that of Paris.
  const change = Date.UTC(2027, 9, 31, 1);
  beforeEach(() => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return this.getTime() < change ? -120 : -60;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const longDate = (instant: string) => plain(formatsOf('en').longDate(instant));

  test.each([
    ['2027-10-30T23:59:00Z', false],
    ['2027-10-31T00:00:00Z', true],
    ['2027-10-31T00:59:00Z', true],
    ['2027-10-31T01:00:00Z', true],
    ['2027-10-31T01:59:00Z', true],
    ['2027-10-31T02:00:00Z', false],
  ])('%s is formatted with its zone: %s', (instant, expected) => {
    expect(/[AP]M .+$/.test(longDate(instant))).toBe(expected);
  });

  test('days are formatted without a zone', () => {
    expect(formatsOf('en').shortDate('2027-10-31T00:30:00Z')).toBe('Oct 31, 2027');
  });
});

test('a day is formatted as that day, in whatever time zone', () => {
  const { shortDate } = formatsOf('en');
  expect(shortDate('2024-02-26')).toBe('Feb 26, 2024');
  expect(shortDate('2024-02-26')).toBe(shortDate(new Date(2024, 1, 26)));
});

test.each(languages)('%s: an invalid date is formatted as an empty text', (language) => {
  expect(formatsOf(language).shortDate('yesterday')).toBe('');
});

test.each([
  [0, '0.0 B'],
  [1023, '1,023.0 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1.0 MB'],
  [2_621_440, '2.5 MB'],
  [5_368_709_120, '5.0 GB'],
  [5_497_558_138_880, '5,120.0 GB'],
  [-5, '0.0 B'],
  [Number.NaN, '0.0 B'],
])('%d bytes are formatted as %s', (bytes, expected) => {
  expect(formatsOf('en').storageSize(bytes)).toBe(expected);
});

test('formats counts, compact counts and percentages', () => {
  const en = formatsOf('en');
  expect(en.count(51_400)).toBe('51,400');
  expect(en.compactCount(51_400)).toBe('51.4K');
  expect(en.percent(0.426)).toBe('43%');
  expect(plain(formatsOf('fr').count(51_400))).toBe('51 400');
});

test('creates the formatters of a language once', () => {
  expect(formatsOf('it')).toBe(formatsOf('it'));
});
