import type { RankingWindow } from '../../../../contract/records/rankingBoards';

const dayLength = 86_400_000;

/** The first day of the window of a time, in UTC. */
export function windowStart(window: RankingWindow, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  if (window === 'year') return `${day.slice(0, 4)}-01-01`;
  if (window === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() - sinceMonday * dayLength).toISOString().slice(0, 10);
}
