import { assert, constantFrom, property } from 'fast-check';
import { columnsFromWire } from '../../../src/api/wire/columnsFromWire';
import { formatGap } from '../../../src/contract/records/formatValue';
import { sampleFormats } from '../../contract/records/sampleFormats';
import { points, time } from '../../support/fixtures/boards';

describe('columnsFromWire', () => {
  const { points: whole } = sampleFormats;
  const part = { size: 1, suffix: '' };

  test('reads names, directions and formats', () => {
    expect(columnsFromWire([time, { ...points, name: 'Laps' }])).toEqual([
      time,
      { ...points, name: 'Laps' },
    ]);
  });

  test.each(Object.entries(sampleFormats))('keeps the format of %s', (_name, format) => {
    expect(columnsFromWire([{ format }])).toEqual([{ name: '', better: 'higher', format }]);
  });

  test.each<[string, unknown]>([
    ['text', '1:00'],
    ['no parts', { ...whole, parts: [] }],
    ['a part of no size', { ...whole, parts: [{ size: 0, suffix: '' }] }],
    ['a part of half a unit', { ...whole, parts: [{ size: 1.5, suffix: '' }] }],
    ['a part without a suffix', { ...whole, parts: [{ size: 1 }] }],
    ['fewer than no decimals', { ...whole, parts: [part], decimals: -1 }],
    ['more decimals than its last part has', { ...whole, parts: [part], decimals: 2 }],
    ['half a decimal', { ...whole, decimals: 0.5 }],
    ['shown decimals of a wrong type', { ...whole, shownDecimals: 'two' }],
    ['a prefix of a wrong type', { ...whole, prefix: {} }],
    ['a suffix of gaps of a wrong type', { ...whole, gapSuffix: 3 }],
    ['no limits', { parts: [part], decimals: 0 }],
  ])('returns none if the format of one is damaged: %s', (_name, format) => {
    expect(columnsFromWire([points, { name: 'Laps', better: 'lower', format }])).toEqual([]);
  });

  test.each([null, 'points', {}, [null]])('returns none for %j', (wire) => {
    expect(columnsFromWire(wire)).toEqual([]);
  });

  test('keeps only formats that can write a gap', () => {
    const size = constantFrom<unknown>(0, 1, 1.5, 10, 60, 1000, Number.MAX_VALUE, '1', null);
    const decimals = constantFrom<unknown>(-1, 0, 0.5, 1, 3, 7, 1e9, '2', null, undefined);
    assert(
      property(size, size, decimals, decimals, (first, last, stored, shownDecimals) => {
        const parts = [first, last].map((of) => ({ size: of, suffix: ':' }));
        const format = { parts, decimals: stored, shownDecimals, minimum: 0, maximum: 1e6 };
        const [column] = columnsFromWire([{ format }]);
        expect(column ? formatGap(column.format, -12_345, 'en') : '0').toMatch(/\d/);
      }),
    );
  });
});
