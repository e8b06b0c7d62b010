import type { PlayerDay } from '../../../api/wire/playerDayFromWire';
import { dayLength } from '../../../contract/records/playerDays';

/** The day so many days before another one. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);

/** The days from one on. What the player had before stands at its beginning. */
export function daysSince(days: readonly PlayerDay[], since: string): PlayerDay[] {
  const before = days.findLast(({ day }) => day <= since);
  const later = days.filter(({ day }) => day > since);
  return before ? [{ ...before, day: since }, ...later] : later;
}
