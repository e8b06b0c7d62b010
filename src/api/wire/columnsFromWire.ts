import type { Better } from '../../contract/records/catalogue';
import type { ValueFormatDefinition } from '../../contract/schemas/valueFormats';
import { positionsFromWire } from './gameFromWire';
import { isInteger, isRecord, textOrNull } from './typeGuards';

/** A value of the scores of a chart. */
export type Column = { name: string; better: Better; format: ValueFormatDefinition };

const isPart = (part: unknown): part is ValueFormatDefinition['parts'][number] =>
  isRecord(part) && isInteger(part.size) && part.size >= 1 && typeof part.suffix === 'string';

const isAbsentOrText = (value: unknown) => value === undefined || typeof value === 'string';

/** Formatting divides by the sizes and the powers of ten, and throws for any others. */
function isFormat(value: unknown): value is ValueFormatDefinition {
  if (!isRecord(value) || !Array.isArray(value.parts) || !value.parts.every(isPart)) return false;
  const size = value.parts.at(-1)?.size ?? 0;
  const isDecimals = (digits: unknown) =>
    isInteger(digits) && digits >= 0 && digits <= 6 && size >= 10 ** digits;
  return (
    isDecimals(value.decimals) &&
    (value.shownDecimals === undefined || isDecimals(value.shownDecimals)) &&
    isAbsentOrText(value.prefix) &&
    isAbsentOrText(value.gapSuffix) &&
    isInteger(value.minimum) &&
    isInteger(value.maximum)
  );
}

function columnFromWire(item: unknown): Column | undefined {
  if (!isRecord(item) || !isFormat(item.format)) return undefined;
  return {
    name: textOrNull(item.name) ?? '',
    better: item.better === 'lower' ? 'lower' : 'higher',
    format: item.format,
  };
}

/** The columns of a chart; none if one of them cannot be read. */
export const columnsFromWire = (value: unknown): Column[] =>
  positionsFromWire(value, columnFromWire);
