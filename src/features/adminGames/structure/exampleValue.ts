import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';

/** A value that shows every part of a format: 1:05.43, 12,345. */
export function exampleValue({ parts, decimals, minimum, maximum }: ValueFormatDefinition): number {
  const last = parts.at(-1)?.size ?? 1;
  const digits = Number('432143'.slice(0, decimals));
  const fraction = decimals > 0 ? Math.floor(last / 10 ** decimals) * digits : 0;
  const whole =
    parts.length === 1
      ? last * (decimals > 0 ? 12 : 12_345)
      : parts.reduce((sum, { size }, index) => sum + size * (index === 0 ? 1 : 5), 0);
  return Math.min(Math.max(whole + fraction, minimum), maximum);
}
