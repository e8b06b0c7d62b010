import { pointsByRank } from '../../../../../src/server/domains/records/formulas/chartPoints';
import {
  firstScorePoints,
  middlePlace,
} from '../../../../../src/server/domains/records/formulas/firstScore';

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [101, 51],
])('the middle of a board of %i scores is place %i once there is one more', (scores, place) => {
  expect(middlePlace(scores)).toBe(place);
});

test('an empty board gives the points of the only place', () => {
  expect(firstScorePoints(0)).toEqual({ last: 100, middle: 100 });
});

test('counts the points of the board with one more score', () => {
  expect(firstScorePoints(1)).toEqual({ last: 160, middle: 200 });
  const points = pointsByRank(12);
  expect(firstScorePoints(11)).toEqual({ last: points[11], middle: points[5] });
});

test('the last place of a very large board gives nothing', () => {
  expect(firstScorePoints(100_000).last).toBe(0);
});
