import { dayFault } from '../../../src/features/scoreSheet/dayFault';

test.each([
  ['', undefined],
  // The year 1976 while it is typed.
  ['0001-05-02', undefined],
  ['0197-05-02', undefined],
  ['1976-05-02', undefined],
  ['1969-12-31', 'tooEarly'],
  ['1970-01-01', undefined],
  ['2026-03-01', undefined],
  ['2026-03-02', 'future'],
] as const)('the day %p is %p', (day, fault) => {
  expect(dayFault(day, '2026-03-01')).toBe(fault);
});
