import {
  pointsByRank,
  tiePoints,
} from '../../../../../src/server/domains/records/formulas/chartPoints';

const sum = (points: number[]) => points.reduce((total, slot) => total + slot, 0);

test.each([
  [0, []],
  [1, [100]],
  [2, [200, 160]],
  [3, [300, 240, 192]],
  [5, [500, 400, 320, 259, 209]],
  [10, [1000, 800, 640, 518, 419, 343, 281, 233, 193, 162]],
])('%d scores get the points of the curve', (scores, points) => {
  expect(pointsByRank(scores)).toEqual(points);
});

test.each([
  [25, 25, 93, 13_966],
  [100, 100, 158, 75_141],
  [1000, 448, 1, 925_944],
])('of %d scores the last with points has rank %d', (scores, length, last, total) => {
  const points = pointsByRank(scores);
  expect(points).toHaveLength(length);
  expect(points.at(-1)).toBe(last);
  expect(sum(points)).toBe(total);
});

test.each([
  [50, 1, 5000],
  [50, 10, 815],
  [50, 50, 140],
])('of %d scores rank %d gets %d points', (scores, rank, points) => {
  expect(pointsByRank(scores)[rank - 1]).toBe(points);
});

test.each([
  [10_000, 676],
  [1_000_000, 1134],
])('of %d scores only the first %d get points', (scores, length) => {
  expect(pointsByRank(scores)).toHaveLength(length);
});

test.each([
  [5, 1, 1, 500],
  [5, 2, 2, 360],
  [5, 4, 1, 259],
  [5, 1, 2, 450],
  [1000, 449, 3, 0],
  [1000, 448, 2, 0],
  [1_000_000, 1, 900_000, 1052],
])('of %d scores, from rank %d, %d tied get %d points each', (scores, rank, tied, points) => {
  expect(tiePoints(pointsByRank(scores), rank, tied)).toBe(points);
});
