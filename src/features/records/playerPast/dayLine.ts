/** The drawing has this width and height in its own units. */
export const plotSize = 1000;

const round = (value: number) => Math.round(value * 10) / 10;

/** The amounts at the bottom and at the top. Ranks have the smallest one at the top. */
export interface Scale {
  low: number;
  high: number;
}

/** Where days are in a plot that begins with the first of them and ends with another day. */
export function positionsOf(days: readonly string[], until: string): number[] {
  const start = Date.parse(days[0] ?? until);
  const length = Date.parse(until) - start;
  return days.map((day) =>
    length > 0 ? round(((Date.parse(day) - start) / length) * plotSize) : plotSize,
  );
}

/** The `d` of a line that keeps each amount until the next one, the last to the end. */
export function dayLine(
  positions: readonly number[],
  amounts: readonly number[],
  { low, high }: Scale,
): string {
  const yOf = (amount: number) =>
    high === low ? plotSize / 2 : round(((high - amount) / (high - low)) * plotSize);
  const steps = amounts.map((amount, index) =>
    index === 0
      ? `M${positions[0] ?? 0} ${yOf(amount)}`
      : `H${positions[index] ?? 0}V${yOf(amount)}`,
  );
  return `${steps.join('')}H${plotSize}`;
}

/** The amounts at the grid lines, from the top; without equal ones. */
export const ticksOf = ({ low, high }: Scale): number[] =>
  Math.abs(high - low) > 1 ? [high, Math.round((high + low) / 2), low] : [...new Set([high, low])];
