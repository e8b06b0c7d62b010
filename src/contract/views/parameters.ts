import { limits } from '../limits';
import { parseId } from '../parseId';

type Scalar = string | number | boolean;

/** The parameters of a request. */
export type QueryParams = Readonly<Record<string, Scalar>>;

/** One parameter of a list: in the URL of its page, and in the request that the page sends for it. */
export interface Parameter<Value> {
  /** What its text is: how the API reads it and what support may see of it follow from the kind. */
  kind: 'choice' | 'cursor' | 'id' | 'number' | 'player' | 'search';
  /** What a choice accepts, for the documentation of the API: its values, or the pattern of them. */
  accepts?: readonly string[] | string;
  /** Its name in the URL. */
  name: string;
  /** The value of a URL that has none, or an invalid one. */
  defaultValue: Value;
  /** Whether another value than the default filters the list: an empty list then means "no matches". */
  filters: boolean;
  /** The value of a text; undefined if it is invalid. */
  read(text: string): Value | undefined;
  /** The text of a value; empty for one that the URL omits. */
  write(value: Value): string;
  /** What the request has of a value. */
  request(value: Value): QueryParams;
}

type Definition<Value> = Pick<Parameter<Value>, 'kind' | 'name' | 'defaultValue' | 'read'> &
  Partial<Parameter<Value>>;

function define<Value extends Scalar | null>(definition: Definition<Value>): Parameter<Value> {
  const { name, defaultValue } = definition;
  return {
    filters: true,
    write: (value) => (value === null || value === defaultValue ? '' : String(value)),
    request: (value) => (value === null || value === defaultValue ? {} : { [name]: value }),
    ...definition,
  };
}

/** From 1 to 999,999. */
const readWhole = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined);

export const pageNumber = () =>
  define<number>({
    kind: 'number',
    name: 'page',
    defaultValue: 1,
    filters: false,
    read: readWhole,
    // The API rejects higher numbers; those are past the end anyway.
    request: (page) => ({ page: Math.min(page, limits.page) }),
  });

export const pageSize = (sizes: readonly number[], defaultValue: number) =>
  define<number>({
    kind: 'number',
    name: 'size',
    defaultValue,
    filters: false,
    read: (text) => sizes.find((size) => String(size) === text),
    request: (itemsPerPage) => ({ itemsPerPage }),
  });

/** `request` says how the API names an order. */
export const sort = <Order extends string>(
  orders: readonly Order[],
  defaultValue: Order,
  request: (order: Order) => QueryParams,
) =>
  define<Order>({
    kind: 'choice',
    name: 'sort',
    defaultValue,
    filters: false,
    read: (text) => orders.find((order) => order === text),
    request,
  });

/** One of several values, or none. */
export const choice = <Value extends string, None extends '' | null>(
  name: string,
  values: readonly Value[],
  none: None,
) =>
  define<Value | None>({
    kind: 'choice',
    name,
    accepts: values,
    defaultValue: none,
    read: (text) => values.find((value) => value === text),
  });

/** One of several values, the first without another one. The request always has it. */
export const alternative = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
) =>
  define<Value>({
    kind: 'choice',
    name,
    accepts: values,
    defaultValue: values[0],
    filters: false,
    read: (text) => values.find((value) => value === text),
    request: (value) => ({ [name]: value }),
  });

/** True if the parameter has the given text. */
export const flag = (name: string, text = 'true', { filters = true } = {}) =>
  define<boolean>({
    kind: 'choice',
    name,
    accepts: [text],
    defaultValue: false,
    filters,
    read: (given) => (given === text ? true : undefined),
    write: (value) => (value ? text : ''),
    request: (value) => (value ? { [name]: text === 'true' ? true : text } : {}),
  });

/** The id of something in the catalogue. */
export const catalogueId = (name: string) =>
  define<number | null>({ kind: 'id', name, defaultValue: null, read: readWhole });

const countryPattern = '^[A-Z]{2}$';

/** An ISO 3166-1 alpha-2 code; empty for none. */
export const countryCode = () =>
  define<string>({
    kind: 'choice',
    name: 'country',
    accepts: countryPattern,
    defaultValue: '',
    read: (text) => (new RegExp(countryPattern).test(text) ? text : undefined),
  });

/** The id of a player. */
export const playerId = () =>
  define<number | null>({
    kind: 'player',
    name: 'player',
    defaultValue: null,
    filters: false,
    read: parseId,
  });

/** A place on a board. */
export const rank = () =>
  define<number | null>({
    kind: 'number',
    name: 'rank',
    defaultValue: null,
    filters: false,
    read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  });

/** Where a page of a list starts, or ends, as the server writes it; empty for its beginning. */
export const cursor = (name: 'after' | 'before' = 'after') =>
  define<string>({
    kind: 'cursor',
    name,
    defaultValue: '',
    filters: false,
    read: (text) => (/^[\w-]{1,400}$/.test(text) ? text : undefined),
  });

const cutSearch = (text: string) => text.trim().slice(0, limits.searchLength);

export const search = ({ filters = true } = {}) =>
  define<string>({
    kind: 'search',
    name: 'search',
    defaultValue: '',
    filters,
    read: cutSearch,
    write: (text) => text.trim(),
    request: (text): QueryParams => (cutSearch(text) === '' ? {} : { search: cutSearch(text) }),
  });
