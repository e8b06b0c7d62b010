import { gamePoints } from '../../../../../src/server/domains/records/formulas/gamePoints';

test.each([
  [1, [1001]],
  [2, [2511, 1884]],
  [3, [3802, 2852, 2222]],
  [5, [6117, 4589, 3575, 2858, 2329]],
  [10, [11184, 8390, 6537, 5225, 4258, 3523, 2952, 2499, 2136, 1840]],
])('%d players without ties get the points of the curve', (players, points) => {
  expect(gamePoints(players, Array<number>(players).fill(1))).toEqual(points);
});

test.each([
  [25, 23_401],
  [50, 41_039],
  [100, 65_307],
  [1000, 222_202],
])('the first of %d players gets %d points', (players, points) => {
  expect(gamePoints(players, [1])).toEqual([points]);
});

test('players tied first divide the points of the first rank', () => {
  expect(gamePoints(50, [2, 1])).toEqual([17_658, 10_321]);
});

test('players tied later get the mean of their ranks', () => {
  expect(gamePoints(10, [1, 2])).toEqual([11_184, 7463]);
});

test('a game without players has no points', () => {
  expect(gamePoints(0, [])).toEqual([]);
});
