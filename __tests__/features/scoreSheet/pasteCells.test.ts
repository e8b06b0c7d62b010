import { sheetFromWire } from '../../../src/api/wire/sheetFromWire';
import { pasteCells } from '../../../src/features/scoreSheet/pasteCells';
import { scoreSheet } from '../../support/fixtures/sheet';

const charts = sheetFromWire(scoreSheet)?.groups.flatMap((group) => group.charts) ?? [];
const paste = (cells: string[][], chart = 11) =>
  pasteCells(cells, { charts, at: { chart, column: 0 }, textsOf: () => ['before'] });

test('each row goes to the next chart; rows behind the last one and of locked ones are left', () => {
  expect(paste([['10'], [''], ['30'], ['40']], 12)).toEqual({
    texts: { 12: ['10'] },
    left: ['30', '40'],
  });
});

test('an empty cell changes nothing', () => {
  expect(paste([[''], ['20']])).toEqual({ texts: { 12: ['20'] }, left: [] });
});

test('a row with more cells than the chart has columns is left as far as it is not taken', () => {
  expect(paste([['1', '2']])).toEqual({ texts: { 11: ['1'] }, left: ['1 2'] });
});

test('a heading of a column is skipped', () => {
  expect(paste([['Score'], ['10'], ['20']])).toEqual({
    texts: { 11: ['10'], 12: ['20'] },
    left: [],
  });
});

test('rows that begin with names of charts go to these, whatever has the focus', () => {
  const cells = [
    ['Chart', 'Time'],
    ['stage  three', '7'],
    ['Stage one', '1:00'],
    ['Stage nine', '9'],
    ['Stage four', '4'],
    ['Stage two', ''],
  ];
  expect(paste(cells, 12)).toEqual({
    texts: { 13: ['7'], 11: ['1:00'] },
    left: ['Stage nine 9', 'Stage four 4'],
  });
});

test('rows of unknown names are left, not taken for values', () => {
  const cells = [
    ['Level 1', '7'],
    ['Level 2', '8'],
  ];
  expect(paste(cells)).toEqual({ texts: {}, left: ['Level 1 7', 'Level 2 8'] });
});

test('charts with the same name take rows in their order', () => {
  const twins = charts.map((chart) => ({ ...chart, name: 'Stage' }));
  const cells = [
    ['Stage', '1'],
    ['Stage', '2'],
  ];
  const target = { charts: twins, at: { chart: 11, column: 0 }, textsOf: () => [''] };
  expect(pasteCells(cells, target)).toEqual({ texts: { 11: ['1'], 12: ['2'] }, left: [] });
});
