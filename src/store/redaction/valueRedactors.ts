import type { Parameter } from '../../contract/views/parameters';
import { maskMarkup, maskText } from './maskText';
import type { Leaf, Redacting } from './shape';

const whenText =
  (rename: (text: string, redacting: Redacting) => unknown): Leaf =>
  (value, redacting) => {
    if (value === null) return null;
    if (typeof value === 'string') return rename(value, redacting);
    redacting.count('dropped');
    return null;
  };

/** Keeps numbers and booleans, which do not identify anyone; drops anything else. */
export const plain: Leaf = (value, { count }) => {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  count('dropped');
  return null;
};

/** Drops the value; null stays null. */
export const nothing: Leaf = (value, { count }) => {
  if (value !== null) count('dropped');
  return null;
};

/** Keeps public text. */
export const published = whenText((text) => text);

/** Keeps text that matches a pattern free text does not match; drops anything else. */
export const matching = (pattern: RegExp): Leaf =>
  whenText((text, { count }) => {
    if (pattern.test(text)) return text;
    count('dropped');
    return null;
  });

export const oneOf = (values: readonly string[]): Leaf =>
  whenText((text, { count }) => {
    if (values.includes(text)) return text;
    count('dropped');
    return null;
  });

export const masked = whenText((text, { count }) => {
  if (text !== '') count('masked');
  return maskText(text);
});

export const maskedMarkup = whenText((text, { count }) => {
  if (text !== '') count('masked');
  return maskMarkup(text);
});

/** Replaces text by a pseudonym that preserves equality: `search#1`. Empty text stays empty. */
export const renamed = (kind: string): Leaf =>
  whenText((text, { names, count }) => {
    if (text === '') return text;
    count('renamed');
    return `${kind}#${names.numberOf(kind, text)}`;
  });

const numbered =
  (kind: string): Leaf =>
  (value, redacting) => {
    if (typeof value !== 'number') return nothing(value, redacting);
    redacting.count('renamed');
    return redacting.names.numberOf(kind, String(value));
  };

export const personId = numbered('person-id');
export const commentId = numbered('comment');
export const playerId = numbered('player');
export const scoreId = numbered('score');

const person = (kind: string, written: (number: number) => string): Leaf =>
  whenText((text, { names, count }) => {
    count('renamed');
    return written(names.numberOf(kind, text));
  });

export const personName = person('person-name', (number) => `user#${number}`);
export const personSlug = person('person-slug', (number) => `user-${number}`);
/** The key of a member's local data: equal to the subject of their masked token. */
export const memberKey = person('person-id', String);
export const email = person('email', (number) => `user${number}@redacted.invalid`);

/** The place in a board where a page starts, which contains a score. The pseudonym is valid in a URL, too. */
export const cursor = whenText((text, { names, count }) => {
  if (text === '') return text;
  count('renamed');
  return `cursor-${names.numberOf('cursor', text)}`;
});

const choice = matching(/^(?:\d{1,6}|[a-z][A-Za-z-]{0,30}|[A-Z]{2})?$/);
/** Keeps a value from a fixed set and an id of the catalogue, as text or as a value. */
const fixed: Leaf = (value, redacting) =>
  typeof value === 'string' ? choice(value, redacting) : plain(value, redacting);

/** What is kept of a parameter of a list, in a URL as in the argument of a request. */
export const listParameter: Readonly<Record<Parameter<unknown>['kind'], Leaf>> = {
  choice: fixed,
  cursor,
  id: fixed,
  number: fixed,
  player: (value, redacting) =>
    typeof value === 'string'
      ? String(playerId(Number(value), redacting))
      : playerId(value, redacting),
  search: renamed('search'),
};

const wordPattern = /^[a-z][A-Za-z]{0,40}(?:[-_][A-Za-z]{1,30}){0,6}$/;
/** Keeps identifiers from the code: words without digits, which secrets do not look like. */
export const word = matching(wordPattern);
/** Like `word`, but preserves equality: other names become numbered pseudonyms instead of null. */
export const codeName = whenText((text, redacting) =>
  wordPattern.test(text) ? text : renamed('name')(text, redacting),
);

/** Interpolation values of a message: keeps numbers, masks words. */
export const maskedParams: Leaf = (value, redacting) => {
  if (typeof value !== 'object' || value === null) return null;
  const kept = Object.entries(value)
    .filter(([name]) => wordPattern.test(name))
    .map(([name, inner]: [string, unknown]) => [
      name,
      typeof inner === 'number' ? inner : masked(inner, redacting),
    ]);
  return Object.fromEntries(kept);
};
export const messageKey = matching(
  /^[a-z][A-Za-z]{0,30}:[A-Za-z]{1,40}(?:\.[A-Za-z_]{1,40}){0,5}$/,
);
export const languageTag = matching(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/);
/** A calendar day or a moment. */
export const dayOrMoment = matching(/^\d{4}-\d\d-\d\d(?:T[\d:.]{5,16}(?:Z|[+-]\d\d:\d\d))?$/);
export const moment = matching(/^\d{4}-\d\d-\d\dT[\d:.]{5,16}(?:Z|[+-]\d\d:\d\d)$/);
/** Generated at random; appears only in this visit and in the server's log. */
export const requestId = matching(/^[\w-]{8,40}$/);
