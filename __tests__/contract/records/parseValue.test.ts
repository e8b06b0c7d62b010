import * as fc from 'fast-check';
import { editableText, formatValue } from '../../../src/contract/records/formatValue';
import { parseValue } from '../../../src/contract/records/parseValue';
import { sampleFormats } from './sampleFormats';

test.each(Object.entries(sampleFormats))('%s are read back as written', (_name, format) => {
  const inRange = fc.integer({ min: format.minimum, max: format.maximum });
  const isReadBack = fc.property(inRange, (value) => {
    const parsed = parseValue(format, editableText(format, value));
    return 'ok' in parsed && parsed.ok === value;
  });
  expect(fc.check(isReadBack, { numRuns: 10_000 })).toMatchObject({ failed: false });
});

test.each([
  ['points', '1 234', 1234],
  ['points', '1,234,567', 1_234_567],
  ['points', '1.234', 1234],
  ['points', '1\u202f234\u00a0567', 1_234_567],
  ['points', '1’234', 1234],
  ['points', '\uff11\uff12\uff0c\uff13\uff14\uff15', 12_345],
  ['balance', '\uff0d\uff15', -5],
  ['balance', '−5', -5],
  ['metres', '1.234,5 m', 123_450],
  ['metres', '.5', 50],
  ['metres', '1 234,5', 123_450],
  ['metres', '\uff11\uff0e\uff15', 150],
  ['metres', '1。5', 150],
  ['money', '$1,234.50', 123_450],
  ['thousandths', '1 : 05.43', 65_430],
  ['thousandths', '\uff11\uff1a\uff10\uff15', 65_000],
  ['thousandths', '1:05,43', 65_430],
  ['thousandths', '1:5.43', 65_430],
  ['thousandths', ':30', 30_000],
  ['thousandths', '90', 90_000],
  ['hours', '1:00:01', 3601],
  ['frames', "1:05'30 f", 3930],
  ['frames', '1:05’30 F', 3930],
  ['thousandths', '1\'05"43', 65_430],
  ['thousandths', "1'05''43", 65_430],
  ['thousandths', '1’05”43', 65_430],
  ['thousandths', '1′05″43', 65_430],
  ['thousandths', "1'05", 65_000],
  ['thousandths', '5"43', 5430],
  ['thousandths', '1m23s', 83_000],
  ['thousandths', '1 min 23.4 s', 83_400],
  ['thousandths', '1m23s45', 83_450],
  ['thousandths', '90s', 90_000],
  ['thousandths', '1M', 60_000],
  ['thousandths', '0:01:23.45', 83_450],
  ['thousandths', '1:05.4300', 65_430],
  ['hours', '1h2m3s', 3723],
  ['hours', '1h', 3600],
  ['metres', '1.20 M', 120],
  ['metres', '1.5000', 150],
  ['points', '5.0', 5],
  ['balance', '–5', -5],
] as const)('%s: %s is read', (name, text, value) => {
  expect(parseValue(sampleFormats[name], text)).toEqual({ ok: value });
});

const shownWhole = Object.entries(sampleFormats).filter(([name]) => name !== 'shownHundredths');

test.each(shownWhole)('%s are read back as shown', (_name, format) => {
  for (const value of [0, 1, 999, 1000, 1_234_567, format.maximum]) {
    if (value > format.maximum) continue;
    const shown = formatValue(format, value, 'en');
    expect([shown, parseValue(format, shown)]).toEqual([shown, { ok: value }]);
  }
});

test.each([
  ['points', ' ', 'empty'],
  ['points', 'abc', 'notANumber'],
  ['points', '1 23', 'notANumber'],
  ['points', "1'23", 'notANumber'],
  ['points', '0,123', 'tooManyDecimals'],
  ['hours', '59.123', 'tooManyDecimals'],
  ['hours', '1:59,123', 'tooManyDecimals'],
  ['thousandths', '1 234:05', 'notANumber'],
  ['points', '1.5', 'tooManyDecimals'],
  ['points', '-1', 'tooSmall'],
  ['points', '9007199254740992', 'tooLarge'],
  ['metres', '1.234', 'tooManyDecimals'],
  ['metres', '1.2.3', 'notANumber'],
  ['thousandths', '1:60', 'partTooLarge'],
  ['thousandths', '1m60s', 'partTooLarge'],
  ['thousandths', '1h', 'notANumber'],
  ['thousandths', '1:02:03', 'notANumber'],
  ['thousandths', 's', 'notANumber'],
  ['thousandths', "1'2'3", 'notANumber'],
  ['metres', '1,230', 'tooManyDecimals'],
  ['thousandths', '1:', 'notANumber'],
  ['thousandths', '1:2:3', 'notANumber'],
] as const)('%s: %j is refused', (name, text, error) => {
  expect(parseValue(sampleFormats[name], text)).toEqual({ error });
});
