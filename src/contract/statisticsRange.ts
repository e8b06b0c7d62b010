import { isDay } from './calendarDay';

/** The numbers that are counted by day. */
export const countedKinds = [
  'members',
  'articles',
  'comments',
  'views',
  'logins',
  'scores',
] as const;
export type CountedKind = (typeof countedKinds)[number];

/** The maximum length of a range in days, and the longest one shown by day instead of by month. */
export const statisticsLimits = { days: 3660, daily: 120, topArticles: 10 } as const;

export interface DayRange {
  from: string;
  to: string;
}

const dayLength = 86_400_000;
const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

/** The last `days` days up to and including today. */
export function lastDays(days: number, today: string): DayRange {
  return { from: asDay(Date.parse(today) - (days - 1) * dayLength), to: today };
}

/** The preceding range of the same length. */
export function rangeBefore(range: DayRange): DayRange {
  return lastDays(daysIn(range), asDay(Date.parse(range.from) - dayLength));
}

export function isDayRange({ from, to }: DayRange): boolean {
  return isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= statisticsLimits.days;
}
