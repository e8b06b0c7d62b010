import type { OpenedSnapshot } from '../openSnapshot';

const pattern = /^(?:(\d{1,3}):)?(\d{1,5}(?:\.\d{1,3})?)$/;

/** Parses a typed time into milliseconds: `1:30`, `01:30.5` or seconds alone. */
export function readTime(text: string): number | undefined {
  const [, minutes = '0', seconds] = pattern.exec(text.trim()) ?? [];
  return seconds === undefined ? undefined : (Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** The last step reached this long after the first one. */
export function stepAtTime(
  { meta: { times } }: Pick<OpenedSnapshot, 'meta'>,
  passed: number,
): number {
  const start = times[0] ?? 0;
  return times.findLastIndex((time) => time - start <= passed) + 1;
}
