import { Value } from '@sinclair/typebox/value';
import { ValueFormatDefinition } from '../../../src/contract/schemas/valueFormats';
import { sampleFormats } from '../records/sampleFormats';

test.each(Object.entries(sampleFormats))('the format of %s is a definition', (_name, format) => {
  expect(Value.Check(ValueFormatDefinition, format)).toBe(true);
});

test('a format without parts is no definition', () => {
  expect(Value.Check(ValueFormatDefinition, { ...sampleFormats.points, parts: [] })).toBe(false);
});
