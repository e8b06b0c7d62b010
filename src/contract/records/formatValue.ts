import { languageTags, type Language } from '../languages';
import type { ValueFormatDefinition } from '../schemas/valueFormats';

/** How digits are written: for reading in a language, or for an input. */
interface Notation {
  whole: (digits: bigint) => string;
  decimalSign: string;
  minus: string;
  decimals: number;
}

const editable = { whole: String, decimalSign: '.', minus: '-' };

/** What stands before the decimals of a number in each language: a formatter, which knows it too, is slow to create. */
const decimalSigns: Record<Language, string> = {
  en: '.',
  fr: ',',
  it: ',',
  es: ',',
  ja: '.',
  'pt-br': ',',
  'zh-cn': '.',
};

const formatters = new Map<Language, Intl.NumberFormat>();

/** A board formats hundreds of values, and creating a formatter is slow: numbers without groups of digits need none. */
function groupDigits(digits: bigint, language: Language): string {
  if (digits < 1000n) return String(digits);
  const known = formatters.get(language);
  const formatter = known ?? new Intl.NumberFormat(languageTags[language]);
  if (!known) formatters.set(language, formatter);
  return formatter.format(digits);
}

const notation = (format: ValueFormatDefinition, language: Language): Notation => ({
  whole: (digits) => groupDigits(digits, language),
  decimalSign: decimalSigns[language],
  minus: '−',
  decimals: format.shownDecimals ?? format.decimals,
});

/** The amounts of the parts; those after the first have all their digits. */
function writeParts(format: ValueFormatDefinition, amount: bigint, style: Notation): string {
  let left = amount;
  let text = '';
  for (const [index, part] of format.parts.entries()) {
    const size = BigInt(part.size);
    const digits = left / size;
    const greater = format.parts[index - 1];
    const width = greater ? String(greater.size / part.size - 1).length : 0;
    // Hours of a time are not grouped: "1,234:00:01" could not be read back.
    if (greater) text += String(digits).padStart(width, '0');
    else text += format.parts.length > 1 ? String(digits) : style.whole(digits);
    left %= size;
    if (index < format.parts.length - 1) text += part.suffix;
    else if (style.decimals > 0) {
      const step = size / 10n ** BigInt(style.decimals);
      text += style.decimalSign + String(left / step).padStart(style.decimals, '0');
    }
  }
  return text;
}

function write(format: ValueFormatDefinition, value: number, style: Notation): string {
  const amount = BigInt(Math.abs(value));
  return (value < 0 ? style.minus : '') + (format.prefix ?? '') + writeParts(format, amount, style);
}

/** A value for reading, with its unit: "1:05.43", "12,5 m". */
export function formatValue(
  format: ValueFormatDefinition,
  value: number,
  language: Language,
): string {
  const suffix = format.parts.at(-1)?.suffix ?? '';
  return write(format, value, notation(format, language)) + suffix;
}

/** A value as an input is filled with; parseValue reads it back. */
export function editableText(format: ValueFormatDefinition, value: number): string {
  const plain = { ...format, prefix: '' };
  return write(plain, value, { ...editable, decimals: format.decimals });
}

/** A difference of two values with its sign, without the parts that it does not reach: "+2.10 s". */
export function formatGap(format: ValueFormatDefinition, gap: number, language: Language): string {
  const used = format.parts.findIndex(({ size }) => size <= Math.abs(gap));
  const parts = format.parts.slice(used);
  const last = parts.at(-1);
  const suffix = parts.length === 1 ? (format.gapSuffix ?? last?.suffix) : last?.suffix;
  const text = write({ ...format, parts }, gap, notation(format, language));
  return (gap > 0 ? '+' : '') + text + (suffix ?? '');
}
