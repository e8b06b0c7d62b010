import type { Better } from '../../../../contract/records/catalogue';
import { holdsValue, stepOf } from '../../../../contract/records/holdsValue';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';

interface Columns {
  formats: readonly ValueFormatDefinition[];
  better: readonly Better[];
}

/**
 * The amounts that are better than those given by as little as the last column can say; undefined where its format goes no further, so
 * that they can only be equalled.
 */
export function oneStepBetter(
  amounts: readonly number[],
  { formats, better }: Columns,
): number[] | undefined {
  const format = formats.at(-1);
  const last = amounts.at(-1);
  if (!format || last === undefined) return undefined;
  const step = stepOf(format, format.decimals);
  const amount = better.at(-1) === 'lower' ? last - step : last + step;
  return holdsValue(format, amount) ? [...amounts.slice(0, -1), amount] : undefined;
}
