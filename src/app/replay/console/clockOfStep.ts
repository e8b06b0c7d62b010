import type { OpenedSnapshot } from '../openSnapshot';

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Time between the first step and this one: `02:07.4`. */
export function clockOfStep(
  { meta: { times } }: Pick<OpenedSnapshot, 'meta'>,
  step: number,
): string {
  const start = times[0] ?? 0;
  const passed = Math.max(0, (times[step - 1] ?? start) - start);
  const tenths = Math.floor((passed % 1000) / 100);
  return `${two(passed / 60_000)}:${two((passed / 1000) % 60)}.${tenths}`;
}
