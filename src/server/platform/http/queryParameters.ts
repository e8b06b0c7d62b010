import { limits } from '../../../contract/limits';
import { isDay } from '../../../contract/calendarDay';
import { parseId } from '../../../contract/parseId';
import { lastValue, type QueryValues } from './collection';
import { RequestError } from '../errors/requestError';

/** Control characters and lone surrogates: PostgreSQL text cannot hold NUL, and the others never occur in visible text. */
const unprintable = /[\p{Cc}\p{Cs}]/u;
const allUnprintable = /[\p{Cc}\p{Cs}]/gu;

/** A value that a filter does not have. */
export const badFilter = (name: string) =>
  new RequestError(400, 'badFilter', [{ propertyPath: name, textKey: 'badFilter' }]);

/**
 * A filter's text, trimmed and Unicode-normalised (NFC); undefined if missing.
 * @throws RequestError (400) if it is too long or has unprintable characters.
 */
export function readText(
  query: QueryValues,
  name: string,
  maxLength: number = limits.searchLength,
): string | undefined {
  const text = lastValue(query, name)?.trim().normalize('NFC');
  if (text === undefined || text === '') return undefined;
  if (text.length > maxLength || unprintable.test(text)) throw badFilter(name);
  return text;
}

/**
 * The words of `search`; unprintable characters separate words.
 * @throws RequestError (400) if they are too long.
 */
export function readSearch(query: QueryValues): string | undefined {
  const search = (lastValue(query, 'search') ?? '')
    .replaceAll(allUnprintable, ' ')
    .trim()
    .normalize('NFC');
  if (search.length > limits.searchLength) throw new RequestError(400, 'badSearch');
  return search === '' ? undefined : search;
}

/** A value that passes the check. @throws RequestError (400) otherwise. */
export function readChoice<Value extends string>(
  query: QueryValues,
  name: string,
  isKnown: (text: string) => text is Value,
): Value | undefined {
  const value = lastValue(query, name);
  if (value === undefined) return undefined;
  if (!isKnown(value)) throw badFilter(name);
  return value;
}

/** A day such as 2026-11-21. @throws RequestError (400) for anything else. */
export const readDay = (query: QueryValues, name: string): string | undefined =>
  readChoice(query, name, (text): text is string => isDay(text));

/** The parameter of {@link readMoment}, for the documentation. */
export const filterMoment = { description: 'A day in UTC, included, or a moment with its offset.' };

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * When a filter begins (`from`) or ends, as an ISO moment: a day such as 2026-11-21 is one in UTC and filters with all its hours.
 * @throws RequestError (400) for anything else.
 */
export function readMoment(
  query: QueryValues,
  name: string,
  edge: 'begins' | 'ends',
): string | undefined {
  const text = readChoice(query, name, (value): value is string => isDay(value) || isMoment(value));
  if (text === undefined) return undefined;
  const isEndOfDay = edge === 'ends' && isDay(text);
  return new Date(Date.parse(text) + (isEndOfDay ? 86_400_000 : 0)).toISOString();
}

/** The id of a row; undefined if missing. @throws RequestError (400) for anything that is no id. */
export function readId(query: QueryValues, name: string): number | undefined {
  const text = lastValue(query, name);
  if (text === undefined) return undefined;
  const id = parseId(text);
  if (id === undefined) throw badFilter(name);
  return id;
}
