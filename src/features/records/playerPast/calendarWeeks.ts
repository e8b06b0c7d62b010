import { dayLength, yearLength } from '../../../contract/records/playerDays';

/** A week from Monday to Sunday; the first and the last one may be shorter. */
export type CalendarWeek = { day: string; weekday: number }[];

/** The weeks of the year that ends with a day. */
export function calendarWeeks(until: string): CalendarWeek[] {
  const end = Date.parse(until);
  const weeks: CalendarWeek[] = [];
  for (let time = end - (yearLength - 1) * dayLength; time <= end; time += dayLength) {
    const date = new Date(time);
    const weekday = (date.getUTCDay() + 6) % 7;
    if (weekday === 0 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push({ day: date.toISOString().slice(0, 10), weekday });
  }
  return weeks;
}

/** The months that weeks begin in, each with the number of these weeks. */
export function monthsOf(weeks: readonly CalendarWeek[]): { month: string; weeks: number }[] {
  const months: { month: string; weeks: number }[] = [];
  for (const [first] of weeks) {
    const month = first?.day.slice(0, 7) ?? '';
    const last = months.at(-1);
    if (last?.month === month) last.weeks += 1;
    else months.push({ month, weeks: 1 });
  }
  return months;
}
