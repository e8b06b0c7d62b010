import * as fc from 'fast-check';
import { editableText } from '../../../src/contract/records/formatValue';
import { parseValue } from '../../../src/contract/records/parseValue';
import { sampleFormats } from './sampleFormats';

test.each(Object.entries(sampleFormats))('%s are read back as written', (_name, format) => {
  const inRange = fc.integer({ min: format.minimum, max: format.maximum });
  expect(() => {
    fc.assert(
      fc.property(inRange, (value) => {
        expect(parseValue(format, editableText(format, value))).toEqual({ ok: value });
      }),
      { numRuns: 10_000 },
    );
  }).not.toThrow();
});

test.each([
  ['points', '1 234', 1234],
  ['points', '1,234,567', 1_234_567],
  ['points', '1.234', 1234],
  ['balance', '−5', -5],
  ['metres', '1.234,5 m', 123_450],
  ['metres', '.5', 50],
  ['money', '$1,234.50', 123_450],
  ['thousandths', '1:05,43', 65_430],
  ['thousandths', '1:5.43', 65_430],
  ['thousandths', ':30', 30_000],
  ['thousandths', '90', 90_000],
  ['hours', '1:00:01', 3601],
  ['frames', "1:05'30 f", 3930],
] as const)('%s: %s is read', (name, text, value) => {
  expect(parseValue(sampleFormats[name], text)).toEqual({ ok: value });
});

test.each([
  ['points', ' ', 'empty'],
  ['points', 'abc', 'notANumber'],
  ['points', '1.5', 'tooManyDecimals'],
  ['points', '-1', 'tooSmall'],
  ['points', '9007199254740992', 'tooLarge'],
  ['metres', '1.234', 'tooManyDecimals'],
  ['metres', '1.2.3', 'notANumber'],
  ['thousandths', '1:60', 'partTooLarge'],
  ['thousandths', '1:', 'notANumber'],
  ['thousandths', '1:2:3', 'notANumber'],
] as const)('%s: %j is refused', (name, text, error) => {
  expect(parseValue(sampleFormats[name], text)).toEqual({ error });
});
