import { dayLength } from '../../../../contract/records/playerDays';

/** A year or a part of it: days in UTC. */
export interface YearSpan {
  year: number;
  /** 1 January. */
  first: string;
  /** The last day of it that has begun. */
  until: string;
  /** The day before it, and the one behind the whole year. */
  before: string;
  behind: string;
  now: Date;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days of a year that have begun. */
export function yearSpan(year: number, now: Date): YearSpan {
  const first = Date.UTC(year, 0, 1);
  const behind = Date.UTC(year + 1, 0, 1);
  return {
    year,
    first: dayOf(first),
    until: dayOf(Math.min(now.getTime(), behind - dayLength)),
    before: dayOf(first - dayLength),
    behind: dayOf(behind),
    now,
  };
}
