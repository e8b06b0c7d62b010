import { completePeriods } from '../../../src/features/adminStatistics/completePeriods';

const nothing = { members: 0, articles: 0, comments: 0, views: 0, logins: 0, scores: 0 };
const points = (...starts: string[]) => starts.map((start) => ({ start, ...nothing }));
const now = new Date('2026-11-22T23:59:59Z');

test('a day is complete when it has ended', () => {
  const span = { from: '2026-11-20', to: '2026-11-22', grain: 'day' } as const;
  const days = points('2026-11-20', '2026-11-21', '2026-11-22');
  expect(completePeriods({ ...span, points: days }, now)).toEqual([true, true, false]);
});

test('a month is complete when all its days have ended and are within the range', () => {
  const span = { from: '2026-08-24', to: '2026-11-22', grain: 'month' } as const;
  const months = points('2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01');
  expect(completePeriods({ ...span, points: months }, now)).toEqual([false, true, true, false]);
});

test('the last month of a range is complete on its last day', () => {
  const span = { from: '2026-01-01', to: '2026-02-28', grain: 'month' } as const;
  const months = points('2026-01-01', '2026-02-01');
  expect(completePeriods({ ...span, points: months }, now)).toEqual([true, true]);
});
