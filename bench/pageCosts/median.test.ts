import { median } from './median';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 1, 2, 4], 3],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('an empty list has no median', () => {
  expect(median([])).toBeNaN();
});
