import type { SiteStatistics } from '../../contract/schemas/adminStatistics';

const lastDay = (start: string, grain: SiteStatistics['grain']): string => {
  const day = new Date(start);
  if (grain === 'month') day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
};

/** For each period, whether all its days are over and inside the range. Days are UTC days. */
export function completePeriods(
  { from, to, grain, points }: Pick<SiteStatistics, 'from' | 'to' | 'grain' | 'points'>,
  now: Date,
): boolean[] {
  const today = now.toISOString().slice(0, 10);
  return points.map(({ start }) => {
    const end = lastDay(start, grain);
    return start >= from && end <= to && end < today;
  });
}
