import { isDay, startOfDay } from '../contract/calendarDay';

const isStart = /^from$|From$/;
const isEnd = /^to$|To$/;

function paramOf(name: string, value: string): string {
  if (!isDay(value)) return value;
  if (isStart.test(name)) return startOfDay(value).toISOString();
  return isEnd.test(name) ? startOfDay(value, 1).toISOString() : value;
}

/**
 * The parameters of the filters that are set. Days of a range become the moments at which they begin and end where the administrator is:
 * the tables show times of that place, too.
 */
export const filterParams = (filters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, paramOf(name, value)]),
  );
