import { editedContent } from '../../../../src/features/adminGames/draft/editedGame';
import {
  addChart,
  copyChart,
  copyGroup,
  moveChart,
  moveGroup,
  moveToGroup,
  numberedNames,
  removeChart,
} from '../../../../src/features/adminGames/structure/editStructure';
import { adminChart, adminGroup, gameContent } from '../../../support/fixtures/adminGames';

const { groups } = editedContent(
  gameContent({
    groups: [
      adminGroup(1, 'Cups', [adminChart(1, 'Mirror'), adminChart(2, 'Night')]),
      adminGroup(2, 'Trials', [adminChart(3, 'Long')]),
    ],
  }),
);
const names = (all: typeof groups) =>
  all.map((group) => [group.names.en, ...group.charts.map((chart) => chart.names.en)]);

test('a copied chart is new, open, and stands below with a number', () => {
  const copied = copyChart(groups, 'group-1', { key: 'chart-1', asKey: 'copy' });
  expect(names(copied)[0]).toEqual(['Cups', 'Mirror', 'Mirror 2', 'Night']);
  expect(copied[0]?.charts[1]).toMatchObject({ key: 'copy', id: null });
  const again = copyChart(copied, 'group-1', { key: 'copy', asKey: 'other' });
  expect(names(again)[0]).toEqual(['Cups', 'Mirror', 'Mirror 2', 'Mirror 3', 'Night']);
});

test('a copied group has new charts of the same names', () => {
  const copied = copyGroup(groups, 'group-1', 'copy');
  expect(names(copied)[1]).toEqual(['Cups 2', 'Mirror', 'Night']);
  expect(copied[1]).toMatchObject({ id: null, charts: [{ id: null }, { id: null }] });
  expect(new Set(copied.flatMap(({ charts }) => charts.map(({ key }) => key))).size).toBe(5);
});

test('the number is free in every language', () => {
  expect(numberedNames({ en: 'Cup', fr: 'Coupe' }, [{ en: 'Cup 2' }, { fr: 'coupe 3' }])).toEqual({
    en: 'Cup 4',
    fr: 'Coupe 4',
  });
});

test('a new chart is measured like the last one of its group', () => {
  const added = addChart(groups, 'group-2', { key: 'x', formatId: 9 });
  expect(added[1]?.charts[1]).toMatchObject({ id: null, names: {}, values: [{ formatId: 1 }] });
});

test('moves stay within the list, and leave other groups as they are', () => {
  expect(names(moveChart(groups, 'group-1', { key: 'chart-2', to: 0 }))[0]).toEqual([
    'Cups',
    'Night',
    'Mirror',
  ]);
  const beyond = moveChart(groups, 'group-1', { key: 'chart-2', to: 2 });
  expect(beyond[0]?.charts).toBe(groups[0]?.charts);
  expect(beyond[1]).toBe(groups[1]);
  expect(names(moveGroup(groups, 'group-2', 0)).map(([name]) => name)).toEqual(['Trials', 'Cups']);
});

test('a chart moves to the end of another group', () => {
  const moved = moveToGroup(groups, 'group-1', { key: 'chart-1', target: 'group-2' });
  expect(names(moved)).toEqual([
    ['Cups', 'Night'],
    ['Trials', 'Long', 'Mirror'],
  ]);
});

test('a chart is removed', () => {
  expect(names(removeChart(groups, 'group-1', 'chart-1'))[0]).toEqual(['Cups', 'Night']);
});
