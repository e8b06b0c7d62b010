import { isId, isRecord } from '../api/wire/typeGuards';

/*
 * Checks of responses of the site's own server of the same release, during a rollout of a newer one: that they cannot break a page. They
 * are not repaired field by field. What is checked is named as in the contract; the rest of a response is kept as it is.
 */

type Check = (value: unknown) => boolean;

export const isText = (value: unknown) => typeof value === 'string';
export const isNumber = (value: unknown) => typeof value === 'number';
export const isIdOrNull = (value: unknown) => value === null || isId(value);
export const isTextOrNull = (value: unknown) => value === null || isText(value);
export const orNull = (check: Check) => (value: unknown) => value === null || check(value);
export const isOneOf = (words: readonly string[]) => (value: unknown) =>
  words.some((word) => word === value);
export const isListOf = (check: Check) => (value: unknown) =>
  Array.isArray(value) && value.every(check);

export const hasFields =
  <Body>(checks: { readonly [Name in keyof Body]?: Check }) =>
  (value: unknown): value is Body =>
    isRecord(value) &&
    Object.entries<Check | undefined>(checks).every(([name, check]) => check?.(value[name]));

type Is<Body> = (value: unknown) => value is Body;

export const checked =
  <Body>(is: Is<Body>) =>
  (body: unknown) =>
    is(body) ? body : undefined;

/** The items of a list in a field of the response, without those that fail. */
export const checkedItems =
  <Item>(field: string, is: Is<Item>) =>
  (body: unknown): Item[] | undefined => {
    const items = isRecord(body) ? body[field] : undefined;
    return Array.isArray(items) ? items.filter(is) : undefined;
  };
