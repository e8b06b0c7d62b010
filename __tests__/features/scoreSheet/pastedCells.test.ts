import { pastedCells } from '../../../src/features/scoreSheet/pastedCells';

test('a text of one cell is pasted as any other', () => {
  expect(pastedCells('1:05.43')).toBeUndefined();
  expect(pastedCells('1:05.43\n')).toBeUndefined();
  expect(pastedCells('1\'05"43')).toBeUndefined();
});

test('rows and cells are told apart, with the line ends of every system', () => {
  expect(pastedCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('empty cells and rows keep their places', () => {
  expect(pastedCells('1\n\n\t2')).toEqual([['1'], [''], ['', '2']]);
});

test('cells in quotes are read without them', () => {
  expect(pastedCells('"2:00.00"\t5\n"1\'05""43"\n"a\nb"\t7')).toEqual([
    ['2:00.00', '5'],
    ['1\'05"43'],
    ['a\nb', '7'],
  ]);
});
