import { dayBefore, daysSince } from '../../../../src/features/records/playerPast/daysSince';

const day = (name: string, points: number) => ({
  day: name,
  points,
  medals: [0, 0, 0, 0],
  scores: 1,
  posts: 1,
});
const shown = (since: string) =>
  daysSince([day('2026-01-01', 1), day('2026-01-05', 2), day('2026-01-09', 3)], since).map(
    (found) => [found.day, found.points],
  );

test('begins with what the player had before', () => {
  expect(shown('2026-01-07')).toEqual([
    ['2026-01-07', 2],
    ['2026-01-09', 3],
  ]);
  expect(shown('2026-01-05')[0]).toEqual(['2026-01-05', 2]);
});

test('begins with the first day if nothing is known of the time before', () => {
  expect(shown('2025-06-01')).toHaveLength(3);
});

test('counts days back', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28');
});
