/** Days as people name them, written 2026-11-21: without a time, so the same in every time zone. */

const pattern = /^(?:19|2\d)\d\d-\d\d-\d\d$/;

/** Whether the value is a day as used in URLs and for scores. */
export function isDay(value: string): boolean {
  const date = pattern.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return (
    date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  );
}

/** The day of a moment in the time zone of the device. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The latest day that has begun anywhere: islands east of New Zealand are 14 hours ahead of UTC. */
export const latestDay = (moment: Date): string =>
  new Date(moment.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** When a day begins in the time zone of the device; `days` later with a number. */
export function startOfDay(day: string, days = 0): Date {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + days);
  return start;
}
