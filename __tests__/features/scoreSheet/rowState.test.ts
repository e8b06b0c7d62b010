import { sheetFromWire, type SheetChart } from '../../../src/api/wire/sheetFromWire';
import { ownTexts, rowState } from '../../../src/features/scoreSheet/rowState';
import { scoreSheet } from '../../support/fixtures/sheet';

const charts = sheetFromWire(scoreSheet)?.groups.flatMap((group) => group.charts) ?? [];
const [time, points] = charts;
if (!time || !points) throw new Error('The fixture has no charts.');

/** A chart of points and a time, without an own score. */
const two: SheetChart = { ...points, columns: [...points.columns, ...time.columns] };

test('a row holds the member’s own score as it can be typed', () => {
  expect(ownTexts(time)).toEqual(['1:05.43']);
  expect(ownTexts(points)).toEqual(['']);
});

test.each([
  ['nothing typed', time, undefined],
  ['an empty text', points, ['']],
  ['spaces', points, ['  ']],
  ['the own score', time, ['1:05.43']],
  ['the own score, written otherwise', time, ['65,43']],
])('a row with %s is unchanged', (_what, chart, texts) => {
  expect(rowState(chart, texts)).toEqual({ kind: 'unchanged' });
});

test.each([
  ['1:05.42', time, ['1:05.42'], [6542]],
  ['12 345', points, ['12 345'], [12_345]],
  ['full-width digits', points, ['１２'], [12]],
  ['two columns', two, ['7', '0:10'], [7, 1000]],
])('a row with %s is ready', (_what, chart, texts, values) => {
  expect(rowState(chart, texts)).toEqual({ kind: 'ready', values });
});

test.each([
  ['a sixtieth second', time, ['1:60'], ['partTooLarge']],
  ['three decimals', time, ['1:05.432'], ['tooManyDecimals']],
  ['words', points, ['many'], ['notANumber']],
  ['a value that is too large', points, ['1000000'], ['tooLarge']],
  ['one of two columns', two, ['7', ''], [undefined, 'empty']],
])('a row with %s is faulty in its column', (_what, chart, texts, errors) => {
  expect(rowState(chart, texts)).toEqual({ kind: 'faulty', errors });
});
