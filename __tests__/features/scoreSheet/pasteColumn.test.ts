import { sheetFromWire } from '../../../src/api/wire/sheetFromWire';
import { pasteCells, pastedCells } from '../../../src/features/scoreSheet/pasteColumn';
import { scoreSheet } from '../../support/fixtures/sheet';

const charts = sheetFromWire(scoreSheet)?.groups.flatMap((group) => group.charts) ?? [];

test('a text of one cell is pasted as any other', () => {
  expect(pastedCells('1:05.43')).toBeUndefined();
  expect(pastedCells('1:05.43\n')).toBeUndefined();
});

test('rows and cells are told apart, with the line ends of every system', () => {
  expect(pastedCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('each row goes to the next chart; an empty cell and rows behind the last chart change nothing', () => {
  const cells = [['10'], [' '], ['30'], ['40'], ['50']];
  expect(pasteCells(cells, charts, { chart: 12, column: 0 }, () => ['before'])).toEqual({
    12: ['10'],
    13: ['before'],
    14: ['30'],
  });
});

test('cells behind the last column of a chart are left out', () => {
  expect(pasteCells([['1', '2']], charts, { chart: 11, column: 0 }, () => [''])).toEqual({
    11: ['1'],
  });
});
