import { changedGameFields, kindOfGameField } from '../../src/contract/gameFields';
import { adminChart, adminGroup, gameContent } from '../support/fixtures/adminGames';

const paths = (...contents: Parameters<typeof changedGameFields>) =>
  changedGameFields(...contents).map(({ path }) => path);
const game = (...groups: ReturnType<typeof adminGroup>[]) => gameContent({ groups });

test('names in another order of languages are the same', () => {
  const one = adminGroup(1, '');
  expect(
    paths(
      game({ ...one, names: { en: 'Cups', fr: 'Coupes' } }),
      game({ ...one, names: { fr: 'Coupes', en: 'Cups' } }),
    ),
  ).toEqual([]);
});

test('a row that one content lacks is one change, and such a group is one with its charts', () => {
  const cups = adminGroup(1, 'Cups', [adminChart(1, 'Mirror')]);
  const more = adminGroup(1, 'Cups', [adminChart(1, 'Mirror'), adminChart(2, 'Night')]);
  const trials = adminGroup(2, 'Trials', [adminChart(3, 'Long')]);
  expect(paths(game(cups), game(more, trials))).toEqual(['chart-2', 'group-2']);
  expect(paths(game(more, trials), game(cups))).toEqual(['chart-2', 'group-2']);
});

test('orders differ only if rows that both have change places', () => {
  const [one, two, three] = [1, 2, 3].map((id) => adminChart(id, `Chart ${id}`));
  if (!one || !two || !three) throw new Error('There are three.');
  expect(
    paths(game(adminGroup(1, 'Cups', [one, two])), game(adminGroup(1, 'Cups', [three, two, one]))),
  ).toEqual(['chart-3', 'group-1.charts']);
  expect(
    paths(
      game(adminGroup(1, 'Cups', [one]), adminGroup(2, 'Trials', [two])),
      game(adminGroup(2, 'Trials', [two, one]), adminGroup(1, 'Cups')),
    ),
  ).toEqual(['chart-1.group', 'groups']);
});

test.each([
  ['translations.fr.name', 'names'],
  ['translations.fr.rules', 'rules'],
  ['pictureId', 'pictureId'],
  ['groups', 'groups'],
  ['group-3.names', 'groups'],
  ['group-3.charts', 'charts'],
  ['new-group-1', 'groups'],
  ['new-chart-1-2', 'charts'],
  ['chart-7.status', 'chartStatuses'],
])('%s is one of the %s', (path, kind) => {
  expect(kindOfGameField(path)).toBe(kind);
});
