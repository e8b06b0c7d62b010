import { durationBounds, durationClass } from '../../../contract/requestDurations';
import type { Clock } from '../settings/appDependencies';

export interface RequestMinute {
  /** The beginning of the minute. */
  minute: string;
  requests: number;
  /** Responses with a status of 500 or above. */
  failures: number;
  /** How many requests took how long; see contract/requestDurations.ts. */
  durations: number[];
}

export type RequestMinutes = ReturnType<typeof createRequestMinutes>;

/** Maximum number of minutes that are kept while the database cannot be written to. */
const capacity = 60;

const begin = (minute: string): RequestMinute => ({
  minute,
  requests: 0,
  failures: 0,
  durations: Array.from({ length: durationBounds.length + 1 }, () => 0),
});

/** Counts requests by minute until they are saved. */
export function createRequestMinutes(clock: Clock) {
  const minutes = new Map<string, RequestMinute>();

  return {
    add: ({ status, milliseconds }: { status: number; milliseconds: number }): void => {
      const minute = `${clock().toISOString().slice(0, 16)}:00.000Z`;
      const counts = minutes.get(minute) ?? begin(minute);
      const index = durationClass(milliseconds);
      counts.requests += 1;
      counts.failures += status >= 500 ? 1 : 0;
      counts.durations[index] = (counts.durations[index] ?? 0) + 1;
      minutes.set(minute, counts);
      const [oldest] = minutes.keys();
      if (minutes.size > capacity && oldest !== undefined) minutes.delete(oldest);
    },
    /** The minutes to save, oldest first, as they are now. */
    unsaved: (): RequestMinute[] =>
      [...minutes.values()].map((counts) => ({ ...counts, durations: [...counts.durations] })),
    /** Forgets the minutes before the last of these, which may still go on. */
    saved: (those: readonly RequestMinute[]): void => {
      for (const { minute } of those.slice(0, -1)) minutes.delete(minute);
    },
  };
}
