import type { ValueFormatDefinition } from '../schemas/valueFormats';

const inUnits =
  /^(?:(?<hours>\d+)\s*h)?\s*(?:(?<minutes>\d+)\s*m(?:in)?)?\s*(?:(?<seconds>\d+(?:[.,]\d+)?)\s*s?|(?<whole>\d+)\s*s\s*(?<rest>\d+))?$/i;

/** "1m23s45" with the signs between its parts; undefined for a text that is not in units. */
function fromUnits(text: string, parts: number): string | undefined {
  const found = /[hms]/i.test(text) ? inUnits.exec(text)?.groups : undefined;
  if (!found) return undefined;
  const { hours, minutes, seconds, whole, rest } = found;
  // Without hours among its parts, a format has no place for them.
  if (hours !== undefined && parts < 3) return undefined;
  const last = whole === undefined ? (seconds ?? '0') : `${whole}.${rest}`;
  const earlier = hours === undefined ? [minutes] : [hours, minutes ?? '0'];
  return [...earlier, last].filter((part) => part !== undefined).join(':');
}

/** A time that is written in another way, as formats with colons have it: 1'23"45, 1m23s, and 0:01:23 without the hours. */
export function withColons({ parts }: ValueFormatDefinition, text: string): string {
  const isTime =
    parts.length > 1 && parts.slice(0, -1).every(({ suffix }) => suffix.trim() === ':');
  if (!isTime) return text;
  const units = fromUnits(text, parts.length);
  if (units !== undefined) return units;
  const colons = text
    .replace(/\s*(?:"|'')\s*(?=\d)/, '.')
    .replace(/\s*(?:"|'')$/, '')
    .replaceAll("'", ':');
  const surplus = colons.split(':').length > parts.length;
  return surplus ? colons.replace(/^0+:/, '') : colons;
}
