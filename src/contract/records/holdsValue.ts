import type { ValueFormatDefinition } from '../schemas/valueFormats';

/** The smallest difference of two values that a format can write with this many decimals, in its smallest unit. */
export const stepOf = ({ parts }: ValueFormatDefinition, decimals: number): number =>
  (parts.at(-1)?.size ?? 1) / 10 ** decimals;

/** Whether a value is one that can be typed in the format: not out of its limits, and not finer than its decimals. */
export const holdsValue = (format: ValueFormatDefinition, amount: number): boolean =>
  Number.isSafeInteger(amount) &&
  amount >= format.minimum &&
  amount <= format.maximum &&
  amount % stepOf(format, format.decimals) === 0;

/** The format with all its decimals, if with fewer of them some different values would look alike; else the format itself. */
export function distinctFormat(
  format: ValueFormatDefinition,
  amounts: readonly number[],
): ValueFormatDefinition {
  const { shownDecimals = format.decimals, ...precise } = format;
  const step = stepOf(format, shownDecimals);
  const different = new Set(amounts);
  const shown = new Set([...different].map((amount) => Math.trunc(amount / step)));
  return shown.size < different.size ? precise : format;
}

/** The format with all its decimals, if with fewer of them the value would be cut off; else the format itself. */
export function exactFormat(format: ValueFormatDefinition, amount: number): ValueFormatDefinition {
  const { shownDecimals = format.decimals, ...precise } = format;
  return amount % stepOf(format, shownDecimals) === 0 ? format : precise;
}
