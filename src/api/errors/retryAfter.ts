import { isRecord } from '../wire/typeGuards';

// Larger numbers must be a timestamp (unix seconds), not a duration: 1e9 seconds are 31 years.
const leastTimestamp = 1_000_000_000;
const longestWait = 86_400;

const spanOf = (value: unknown, now: number): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const seconds = number >= leastTimestamp ? number - now / 1000 : number;
  return Math.min(Math.max(Math.ceil(seconds), 0), longestWait);
};

const spanUntil = (date: string | null, now: number): number | undefined => {
  const moment = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(moment) ? undefined : spanOf(Math.max(moment - now, 0) / 1000, now);
};

/** Seconds to wait: the Retry-After header (seconds or a date), else `retry_after` of the body or its details. */
export function retryAfterSeconds(
  header: string | null,
  body: unknown,
  now: number,
): number | undefined {
  const fields = isRecord(body) ? body : {};
  const details = isRecord(fields.details) ? fields.details : {};
  return (
    spanOf(header, now) ??
    spanUntil(header, now) ??
    spanOf(fields.retry_after, now) ??
    spanOf(details.retry_after, now)
  );
}
