import type { ValueFormatDefinition } from '../schemas/valueFormats';

export type ValueError =
  'empty' | 'notANumber' | 'tooManyDecimals' | 'partTooLarge' | 'tooSmall' | 'tooLarge';

export type ParsedValue = { ok: number } | { error: ValueError };

/** Longer texts hold no value that could be stored. */
const maxLength = 60;

/** Whole digits and decimals of a number whose decimal sign is "." or ",". */
function splitDecimals(text: string, decimals: number): [whole: string, rest: string] | undefined {
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
  const sign = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (sign < 0) return /^\d+$/.test(text) ? [text, ''] : undefined;
  // "1.234" groups thousands where no decimals are allowed; "1.234.567" always does.
  const repeated = text.indexOf(text.charAt(sign)) < sign;
  if (grouped.test(text) && (decimals === 0 || repeated)) return [text.replace(/[.,]/g, ''), ''];
  const whole = text.slice(0, sign);
  const rest = text.slice(sign + 1);
  if (!/^\d*$/.test(rest) || whole + rest === '') return undefined;
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  if (whole.includes(text.charAt(sign))) return undefined;
  return [whole.replace(/[.,]/g, '') || '0', rest];
}

/** The parts of a text, the last first. Leading parts may be left out. */
function splitParts(format: ValueFormatDefinition, text: string): string[] | undefined {
  const found: string[] = [];
  let left = text;
  for (const { suffix } of format.parts.slice(0, -1).toReversed()) {
    const mark = suffix.replace(/\s/g, '');
    const at = mark === '' ? -1 : left.lastIndexOf(mark);
    if (at < 0) break;
    found.push(left.slice(at + mark.length));
    left = left.slice(0, at);
  }
  // ":30" has an empty leading part.
  found.push(found.length > 0 && left === '' ? '0' : left);
  return found.slice(1).every((part) => /^\d+$/.test(part)) ? found : undefined;
}

function withoutAffixes(format: ValueFormatDefinition, text: string): string {
  const prefix = (format.prefix ?? '').replace(/\s/g, '');
  const suffix = (format.parts.at(-1)?.suffix ?? '').replace(/\s/g, '');
  const start = prefix !== '' && text.startsWith(prefix) ? prefix.length : 0;
  const end = suffix !== '' && text.endsWith(suffix) ? text.length - suffix.length : text.length;
  return text.slice(start, end);
}

function unsignedValue(format: ValueFormatDefinition, text: string): bigint | ValueError {
  const texts = splitParts(format, text);
  const last = texts && splitDecimals(texts[0] ?? '', format.decimals);
  if (!last) return 'notANumber';
  const [whole, decimals] = last;
  if (decimals.length > format.decimals) return 'tooManyDecimals';
  let value = 0n;
  for (const [index, digits] of [whole, ...texts.slice(1)].entries()) {
    const part = format.parts.at(-1 - index);
    const greater = format.parts.at(-2 - index);
    if (!part) return 'notANumber';
    const amount = BigInt(digits) * BigInt(part.size);
    // The first given part may be of any size: "90" is a minute and a half.
    if (greater && index < texts.length - 1 && amount >= BigInt(greater.size))
      return 'partTooLarge';
    value += amount;
  }
  const size = BigInt(format.parts.at(-1)?.size ?? 1) / 10n ** BigInt(format.decimals);
  return value + BigInt(decimals.padEnd(format.decimals, '0') || '0') * size;
}

/**
 * A typed value as an integer of the format's smallest unit. Spaces group digits. "." and "," are decimal
 * signs; one of them groups thousands before the other. "1:5.43" is 1:05.43.
 */
export function parseValue(format: ValueFormatDefinition, text: string): ParsedValue {
  const compact = text.replace(/\s/g, '').replace(/^−/, '-');
  if (compact === '') return { error: 'empty' };
  if (compact.length > maxLength) return { error: 'notANumber' };
  const negative = compact.startsWith('-');
  const parsed = unsignedValue(format, withoutAffixes(format, compact.replace(/^[-+]/, '')));
  if (typeof parsed === 'string') return { error: parsed };
  const value = negative ? -parsed : parsed;
  if (value < BigInt(format.minimum)) return { error: 'tooSmall' };
  return value > BigInt(format.maximum) ? { error: 'tooLarge' } : { ok: Number(value) };
}
