import { masterBadgeValue } from '../../../../../src/server/domains/records/formulas/masterBadge';

test.each([
  [1, 1, 125],
  [10, 1, 641],
  [100, 1, 3234],
  [1000, 1, 5806],
  [50, 2, 1708],
])('the badge of a game of %d players with %d holders is worth %d', (players, holders, value) => {
  expect(masterBadgeValue(players, holders)).toBe(value);
});
