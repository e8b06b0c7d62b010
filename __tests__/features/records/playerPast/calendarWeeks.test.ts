import { calendarWeeks, monthsOf } from '../../../../src/features/records/playerPast/calendarWeeks';

test('a year has each day once, in weeks from Monday on', () => {
  // A Wednesday.
  const weeks = calendarWeeks('2026-07-01');
  const days = weeks.flat();
  expect(days).toHaveLength(365);
  expect(new Set(days.map(({ day }) => day)).size).toBe(365);
  expect(days[0]).toEqual({ day: '2025-07-02', weekday: 2 });
  expect(days.at(-1)).toEqual({ day: '2026-07-01', weekday: 2 });
  expect(weeks).toHaveLength(53);
  expect(weeks.slice(1).every(([first]) => first?.weekday === 0)).toBe(true);
});

test('months have the weeks that begin in them', () => {
  const months = monthsOf(calendarWeeks('2026-07-01'));
  expect(months[0]).toEqual({ month: '2025-07', weeks: 5 });
  expect(months[1]).toEqual({ month: '2025-08', weeks: 4 });
  expect(months.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(53);
});
