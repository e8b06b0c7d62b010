import { betterDirections } from '../../contract/records/catalogue';
import type { ValueFormatDefinition } from '../../contract/schemas/valueFormats';
import { count, list, object, oneOf, published, reader, type Read } from './readers';
import { isInteger, positions, string } from './recordReaders';
import { isRecord } from './typeGuards';

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

const formatFromWire = reader(
  (value: unknown) => (isFormat(value) ? value : undefined),
  object({
    parts: list(object({ size: count, suffix: published })),
    decimals: count,
    shownDecimals: count,
    prefix: published,
    gapSuffix: published,
    minimum: count,
    maximum: count,
  }).shown,
);

const columnFromWire = object({
  name: string('published'),
  better: oneOf(betterDirections, 'higher'),
  format: formatFromWire,
});
/** A value of the scores of a chart. */
export type Column = Read<typeof columnFromWire>;

/** The columns of a chart; none if one of them cannot be read. */
export const columnsFromWire = positions(columnFromWire);
