import { windowStart } from '../../../../../src/server/domains/records/playerRankings/windowStart';

test.each([
  ['week', '2026-12-28T00:00:00Z', '2026-12-28'],
  ['week', '2027-01-03T23:59:59Z', '2026-12-28'],
  ['week', '2027-01-04T00:00:00Z', '2027-01-04'],
  ['month', '2027-01-31T23:59:59Z', '2027-01-01'],
  ['year', '2026-12-31T23:59:59Z', '2026-01-01'],
] as const)('the %s of %s began on %s', (window, now, day) => {
  expect(windowStart(window, new Date(now))).toBe(day);
});
