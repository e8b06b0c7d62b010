import { parseStructure } from '../../../../src/features/adminGames/csv/parseStructure';
import { planImport } from '../../../../src/features/adminGames/csv/planImport';
import { editedContent } from '../../../../src/features/adminGames/draft/editedGame';
import {
  adminCatalogue,
  adminChart,
  adminGroup,
  gameContent,
} from '../../../support/fixtures/adminGames';

const { groups } = editedContent(
  gameContent({ groups: [adminGroup(1, 'Cups', [adminChart(1, 'Mirror')])] }),
);
const plan = (...lines: string[]) =>
  planImport(
    parseStructure(['group_en;chart_en;format', ...lines].join('\n'), adminCatalogue.formats),
    groups,
  );

test('charts go into the group of the same name, and into new groups below', () => {
  const { groups: planned, ...counts } = plan(
    'cups;Night;points',
    'Trials;One;points',
    'Trials;Two;points',
  );
  expect(counts).toEqual({ addedGroups: 1, mergedGroups: 1, addedCharts: 3, problems: [] });
  expect(
    planned.map(({ names, charts }) => [names.en, charts.map((chart) => chart.names.en)]),
  ).toEqual([
    ['Cups', ['Mirror', 'Night']],
    ['Trials', ['One', 'Two']],
  ]);
  expect(groups[0]?.charts).toHaveLength(1);
});

test('a chart that the game or the file has already is reported with its line', () => {
  const { addedCharts, problems } = plan(
    'Cups;mirror;points',
    'Cups;New;points',
    'Cups;NEW;points',
  );
  expect(addedCharts).toBe(1);
  expect(problems).toEqual([
    { line: 2, reason: 'known', value: 'mirror' },
    { line: 4, reason: 'repeated', value: 'NEW' },
  ]);
});

test('names that look the same are the same', () => {
  const { addedCharts, addedGroups, problems } = plan(
    'Cours d\u2019\u00e9t\u00e9;\u00c9t\u00e9;points',
    'Cours d\u2019e\u0301te\u0301;E\u0301te\u0301;points',
    'Cups;Mir\u200bror;points',
  );
  expect([addedCharts, addedGroups]).toEqual([1, 1]);
  expect(problems).toMatchObject([
    { line: 3, reason: 'repeated' },
    { line: 4, reason: 'known' },
  ]);
});

test('problems of the text and of the plan come in the order of the lines', () => {
  const { problems } = plan('Cups;mirror;points', ';x;points', 'Cups;Mirror;points');
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
});
