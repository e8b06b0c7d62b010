import type { ValueFormatDefinition } from '../schemas/valueFormats';
import { withColons } from './withColons';

export type ValueError =
  | 'empty'
  | 'notANumber'
  | 'tooManyDecimals'
  | 'partTooLarge'
  | 'tooSmall'
  | 'tooLarge';

export type ParsedValue = { ok: number } | { error: ValueError };

/** Longer texts hold no value that could be stored. */
const maxLength = 60;

/** Thousands grouped by the same sign: "1,234,567". A number below one is never grouped: "0,123" has decimals. */
const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const groupedBySpaces = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/;

/**
 * Whole digits and decimals of a number whose decimal sign is "." or ",".
 * @param mayGroup Whether the number is a whole value: parts of a value, such as seconds, are not grouped.
 */
function splitDecimals(
  text: string,
  decimals: number,
  mayGroup: boolean,
): [whole: string, rest: string] | undefined {
  const sign = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (sign < 0) return /^\d+$/.test(text) ? [text, ''] : undefined;
  const isGrouped = (digits: string) => mayGroup && grouped.test(digits);
  // "1.234" groups thousands where no decimals are allowed; "1.234.567" always does.
  const repeated = text.indexOf(text.charAt(sign)) < sign;
  if (isGrouped(text) && (decimals === 0 || repeated)) return [text.replace(/[.,]/g, ''), ''];
  const whole = text.slice(0, sign);
  const rest = text.slice(sign + 1);
  if (!/^\d*$/.test(rest) || whole + rest === '') return undefined;
  if (!/^\d*$/.test(whole) && !isGrouped(whole)) return undefined;
  if (whole.includes(text.charAt(sign))) return undefined;
  return [whole.replace(/[.,]/g, '') || '0', rest];
}

/**
 * Full-width characters, which Japanese and Chinese keyboards write, and typographic signs as ASCII; every kind of space as
 * a plain one.
 */
const toAscii = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replace(/^\s*[−–]/, '-')
    .replace(/[‘’′]{2}|[“”]/g, '"')
    .replace(/[‘’′]/g, "'")
    .trim();

/** The parts of a text, the last first. Leading parts may be left out. */
function splitParts(format: ValueFormatDefinition, text: string): string[] | undefined {
  const found: string[] = [];
  let left = text;
  for (const { suffix } of format.parts.slice(0, -1).toReversed()) {
    const mark = toAscii(suffix);
    const at = mark === '' ? -1 : left.lastIndexOf(mark);
    if (at < 0) break;
    found.push(left.slice(at + mark.length).trim());
    left = left.slice(0, at).trim();
  }
  // ":30" has an empty leading part.
  found.push(found.length > 0 && left === '' ? '0' : left);
  return found.slice(1).every((part) => /^\d+$/.test(part)) ? found : undefined;
}

function withoutAffixes(format: ValueFormatDefinition, text: string): string {
  const prefix = toAscii(format.prefix ?? '').toLowerCase();
  const suffix = toAscii(format.parts.at(-1)?.suffix ?? '').toLowerCase();
  const lower = text.toLowerCase();
  const start = prefix !== '' && lower.startsWith(prefix) ? prefix.length : 0;
  const end = suffix !== '' && lower.endsWith(suffix) ? text.length - suffix.length : text.length;
  return text.slice(start, end).trim();
}

/** Decimals without zeros that a format has no room for: "1:05.430". "1,230" may be grouped, and is left as it is. */
function fittingDecimals(format: ValueFormatDefinition, decimals: string, text: string): string {
  const extra = decimals.slice(format.decimals);
  const mayBeGrouped = format.parts.length === 1 && grouped.test(text);
  return /^0+$/.test(extra) && !mayBeGrouped ? decimals.slice(0, format.decimals) : decimals;
}

function unsignedValue(format: ValueFormatDefinition, text: string): bigint | ValueError {
  const mayGroup = format.parts.length === 1;
  const isGroupedBySpaces = mayGroup && groupedBySpaces.test(text);
  const texts = splitParts(format, isGroupedBySpaces ? text.replace(/[ '’]/g, '') : text);
  const last = texts && splitDecimals(texts[0] ?? '', format.decimals, mayGroup);
  if (!last) return 'notANumber';
  const whole = last[0];
  const decimals = fittingDecimals(format, last[1], text);
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
 * A typed value as an integer of the format's smallest unit. "." and "," are decimal signs; one of them groups thousands
 * before the other, and so do spaces and apostrophes, in formats of one part. "1:5.43" is 1:05.43, and so are 1'5"43 and
 * 1m5s43.
 */
export function parseValue(format: ValueFormatDefinition, text: string): ParsedValue {
  const ascii = toAscii(text);
  if (ascii === '') return { error: 'empty' };
  if (ascii.length > maxLength) return { error: 'notANumber' };
  const negative = ascii.startsWith('-');
  const parsed = unsignedValue(
    format,
    withColons(format, withoutAffixes(format, ascii.replace(/^[-+]\s*/, ''))),
  );
  if (typeof parsed === 'string') return { error: parsed };
  const value = negative ? -parsed : parsed;
  if (value < BigInt(format.minimum)) return { error: 'tooSmall' };
  return value > BigInt(format.maximum) ? { error: 'tooLarge' } : { ok: Number(value) };
}
