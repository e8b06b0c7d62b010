import { limits } from '../contract/limits';
import { isDay } from '../contract/memberQuery';
import { lastValue, type QueryValues } from './collection';
import { RequestError } from './errors/requestError';

/** Control characters and lone surrogates: PostgreSQL's text cannot hold NUL, and no text a reader sees holds the others. */
const unprintable = /[\p{Cc}\p{Cs}]/u;
const allUnprintable = /[\p{Cc}\p{Cs}]/gu;

/**
 * A filter's text, trimmed and composed; undefined where there is none.
 * @throws RequestError (400) where it is too long or cannot be text.
 */
export function readText(
  query: QueryValues,
  name: string,
  maxLength: number = limits.searchLength,
): string | undefined {
  const text = lastValue(query, name)?.trim().normalize('NFC');
  if (text === undefined || text === '') return undefined;
  if (text.length > maxLength || unprintable.test(text)) throw new RequestError(400, 'badFilter');
  return text;
}

/**
 * The words of `search`: what cannot be text separates them.
 * @throws RequestError (400) where they are too long.
 */
export function readSearch(query: QueryValues): string | undefined {
  const search = (lastValue(query, 'search') ?? '')
    .replaceAll(allUnprintable, ' ')
    .trim()
    .normalize('NFC');
  if (search.length > limits.searchLength) throw new RequestError(400, 'badSearch');
  return search === '' ? undefined : search;
}

/** A value that passes the check. @throws RequestError (400) for any other. */
export function readChoice<Value extends string>(
  query: QueryValues,
  name: string,
  isKnown: (text: string) => text is Value,
): Value | undefined {
  const value = lastValue(query, name);
  if (value === undefined) return undefined;
  if (!isKnown(value)) throw new RequestError(400, 'badFilter');
  return value;
}

/** A day such as 2026-11-21. @throws RequestError (400) for anything else. */
export const readDay = (query: QueryValues, name: string): string | undefined =>
  readChoice(query, name, (text): text is string => isDay(text));
