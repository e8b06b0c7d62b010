import { rankBy } from '../../../../../src/server/domains/records/ranking/rankBy';

const descending = (one: number, other: number) => other - one;

test.each([
  [[], []],
  [[5], [[5, 1, 1]]],
  [
    [70, 90, 100, 90],
    [
      [100, 1, 1],
      [90, 2, 2],
      [90, 2, 2],
      [70, 4, 1],
    ],
  ],
  [
    [3, 3, 3],
    [
      [3, 1, 3],
      [3, 1, 3],
      [3, 1, 3],
    ],
  ],
])('ranks %j', (items, expected) => {
  const ranks = rankBy(items, descending).map(({ item, rank, tied }) => [item, rank, tied]);
  expect(ranks).toEqual(expected);
});
