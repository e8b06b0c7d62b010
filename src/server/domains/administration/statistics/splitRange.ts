import type { DayRange } from '../../../../contract/statisticsRange';

export type Grain = 'day' | 'month' | 'year';
type Part = DayRange & { grain: Grain };

const asDay = (date: Date) => date.toISOString().slice(0, 10);
const dayBefore = (day: string) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return asDay(date);
};
const dayAfter = (day: string) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return asDay(date);
};

/** The first start of a month or year on or after this day. */
function beginning(day: string, grain: 'month' | 'year'): string {
  const [year, month, date] = day.split('-').map(Number);
  const first = grain === 'month' ? date === 1 : date === 1 && month === 1;
  if (first || year === undefined || month === undefined) return day;
  return asDay(new Date(grain === 'month' ? Date.UTC(year, month, 1) : Date.UTC(year + 1, 0, 1)));
}

/** The last start of a month or year on or before this day. */
const lastBeginning = (day: string, grain: 'month' | 'year') =>
  grain === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;

/** Splits a range into whole years, the remaining whole months and the remaining days. */
export function splitRange(range: DayRange, grains: readonly Grain[] = ['year', 'month']): Part[] {
  const [grain, ...finer] = grains;
  if (range.from > range.to) return [];
  if (grain === undefined || grain === 'day') return [{ ...range, grain: 'day' }];
  const start = beginning(range.from, grain);
  const end = lastBeginning(dayAfter(range.to), grain);
  if (start >= end) return splitRange(range, finer);
  return [
    { grain, from: start, to: dayBefore(end) },
    ...splitRange({ from: range.from, to: dayBefore(start) }, finer),
    ...splitRange({ from: end, to: range.to }, finer),
  ];
}
