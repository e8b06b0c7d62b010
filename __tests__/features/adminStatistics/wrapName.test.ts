import { wrapName } from '../../../src/features/adminStatistics/wrapName';

test.each([
  ['keeps a short name on one line', 'Dark Souls', ['Dark Souls']],
  ['breaks at spaces', 'The tie that lasted for years', ['The tie that', 'lasted for years']],
  [
    'breaks a word that is longer than a line',
    'Donaudampfschifffahrt',
    ['Donaudampfschiff', 'fahrt'],
  ],
  [
    'counts East Asian characters twice',
    '最後の数字のあとに起きること',
    ['最後の数字のあと', 'に起きること'],
  ],
  ['keeps an empty name', '', ['']],
])('%s', (_behaviour, name, lines) => {
  expect(wrapName(name, 16)).toEqual(lines);
});
