import { daysLeft } from '../../src/components/daysLeft';

const at = (text: string) => new Date(text).toISOString();

test.each([
  ['2026-12-01', '2026-12-12T00:05', 11],
  ['2026-12-12', '2026-12-12T23:59', 0],
  ['2026-12-13', '2026-12-12T23:59', -1],
  // Clocks change between them.
  ['2026-03-20', '2026-04-03T12:00', 14],
  ['2026-10-20', '2026-11-03T12:00', 14],
])('on %s, %s is %i days away', (today, moment, days) => {
  expect(daysLeft(today, at(moment))).toBe(days);
});
