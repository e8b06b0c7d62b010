import { isDay, startOfDay } from '../contract/calendarDay';
import { languageCurrencies, languageTags, type Language } from '../contract/languages';
import { instantsOf } from './instantsOf';
import { formatOnce } from './printedFormats';

type DateInput = string | number | Date;

/** Formats numbers, money, dates and sizes in one language. An invalid date becomes an empty string. */
export type Formats = {
  /** 12,345 */
  count: (value: number) => string;
  /** 12K; for narrow places, with the full number for screen readers. */
  compactCount: (value: number) => string;
  /** Always two decimals. */
  decimal: (value: number) => string;
  percent: (fraction: number) => string;
  /** In the language's currency, with that currency's decimals: yen have none. */
  currency: (value: number) => string;
  /** Mar 1, 2026 */
  shortDate: (date: DateInput) => string;
  /** Mar 1, 2026, 10:30 AM; with its zone in the hour that comes twice when clocks are put back. */
  longDate: (date: DateInput) => string;
  /** March 1, 2026; the date above an article. */
  articleDate: (date: DateInput) => string;
  /** 1.5 MB */
  storageSize: (bytes: number) => string;
};

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const minute = { hour: 'numeric', minute: '2-digit' } as const;
// Powers of 1024 with the common unit names, B to GB.
const sizeUnits = ['B', 'KB', 'MB', 'GB'];

/** Formats moments, and names the zone of those whose local time comes twice. */
export function momentFormat(tag: string, options: Intl.DateTimeFormatOptions) {
  // A formatter is created at its first use: each costs milliseconds, and most pages use one or two.
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date): string => {
    format ??= new Intl.DateTimeFormat(tag, options);
    return comesTwice(date, options)
      ? new Intl.DateTimeFormat(tag, { ...options, timeZoneName: 'short' }).format(date)
      : format.format(date);
  };
}

const comesTwice = (date: Date, { hour }: Intl.DateTimeFormatOptions) =>
  hour !== undefined && instantsOf(date).length > 1;

const dateFormat = (name: string, tag: string, options: Intl.DateTimeFormatOptions) => {
  const format = momentFormat(tag, options);
  return (input: DateInput) => {
    const isDayOnly = typeof input === 'string' && isDay(input);
    // A day is that day everywhere; Date reads it as its beginning in UTC.
    const date = isDayOnly ? startOfDay(input) : new Date(input);
    if (Number.isNaN(date.getTime())) return '';
    return formatOnce(`${tag} ${name} ${localTime(date, options)}`, () => format(date));
  };
};

/** What a text of these options depends on: a printed text is only used where its date reads the same in the reader's time zone. */
function localTime(date: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  if (options.hour) parts.push(date.getHours(), date.getMinutes());
  if (comesTwice(date, options)) parts.push(date.getTimezoneOffset());
  return parts.join('-');
}

const numberFormat = (name: string, tag: string, options: Intl.NumberFormatOptions = {}) => {
  let format: Intl.NumberFormat | undefined;
  return (value: number) =>
    formatOnce(`${tag} ${name} ${value}`, () => {
      format ??= new Intl.NumberFormat(tag, options);
      return format.format(value);
    });
};

const sizeFormat = (tag: string) => {
  const oneDecimal = numberFormat('size', tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (bytes: number) => {
    const size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
    // A value that rounds up to 1024.0 belongs to the next unit.
    const step = sizeUnits.findIndex(
      (_, index) => Math.round((size / 1024 ** index) * 10) / 10 < 1024,
    );
    const index = step === -1 ? sizeUnits.length - 1 : step;
    return `${oneDecimal(size / 1024 ** index)} ${sizeUnits[index] ?? ''}`;
  };
};

const createFormats = (language: Language): Formats => {
  const tag = languageTags[language];
  return {
    count: numberFormat('count', tag),
    compactCount: numberFormat('compactCount', tag, {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
    decimal: numberFormat('decimal', tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    percent: numberFormat('percent', tag, { style: 'percent', maximumFractionDigits: 0 }),
    currency: numberFormat('currency', tag, {
      style: 'currency',
      currency: languageCurrencies[language],
    }),
    shortDate: dateFormat('shortDate', tag, day),
    longDate: dateFormat('longDate', tag, { ...day, ...minute }),
    articleDate: dateFormat('articleDate', tag, { ...day, month: 'long' }),
    storageSize: sizeFormat(tag),
  };
};

// Cached: creating an Intl formatter costs a hundred times as much as using it.
const made = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = createFormats(language);
  made.set(language, formats);
  return formats;
}
