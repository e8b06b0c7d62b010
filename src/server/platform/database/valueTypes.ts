import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/** "2026-01-02 03:04:05.678901+00" as "2026-01-02T03:04:05.678Z". */
function parseTimestamp(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso).toISOString();
}

/** "{65430,-3}" as numbers. Amounts of scores stay within the exact integers of JavaScript. */
function parseIntegers(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}

/** Not among the types that pg names. */
const int8Array = 1016;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, parseTimestamp],
  // Counts and sums stay far below 2^53.
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [int8Array, parseIntegers],
  // A calendar day has no time zone, so no Date object either.
  [builtins.DATE, String],
]);

/** Type parsers for database values, for both databases. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format),
};
