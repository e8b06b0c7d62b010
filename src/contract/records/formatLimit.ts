import type { Language } from '../languages';
import type { ValueFormatDefinition } from '../schemas/valueFormats';
import { formatValue } from './formatValue';

/** A limit of a format as it can be typed: a minimum of 1 ms is "0:00.01" where values have hundredths. */
export function formatLimit(
  format: ValueFormatDefinition,
  limit: 'minimum' | 'maximum',
  language: Language,
): string {
  const step = (format.parts.at(-1)?.size ?? 1) / 10 ** format.decimals;
  const steps = format[limit] / step;
  const typable = (limit === 'minimum' ? Math.ceil(steps) : Math.floor(steps)) * step;
  return formatValue({ ...format, shownDecimals: format.decimals }, typable, language);
}
