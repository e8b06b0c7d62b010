import { dayLine, positionsOf, ticksOf } from '../../../../src/features/records/playerPast/dayLine';

test('days stand where their time is between the first of them and the end', () => {
  expect(positionsOf(['2026-01-01', '2026-01-06'], '2026-01-11')).toEqual([0, 500]);
  expect(positionsOf(['2026-01-01'], '2026-01-01')).toEqual([1000]);
});

test('a line keeps each amount until the next one, and the last to the end', () => {
  expect(dayLine([0, 500], [10, 20], { low: 10, high: 20 })).toBe('M0 1000H500V0H1000');
});

test('an amount that never changes is in the middle', () => {
  expect(dayLine([0], [7], { low: 7, high: 7 })).toBe('M0 500H1000');
});

test.each([
  [{ low: 0, high: 10 }, [10, 5, 0]],
  // Nothing is between them.
  [{ low: 0, high: 1 }, [1, 0]],
  [{ low: 7, high: 7 }, [7]],
])('the grid lines of %j are %j', (scale, expected) => {
  expect(ticksOf(scale)).toEqual(expected);
});
