import { isRecord } from '../../api/wire/typeGuards';
import type { PersonKeys, Pseudonyms } from './pseudonyms';

/** The state of a redaction while it traverses values. */
export type Redacting = {
  names: Pseudonyms;
  /** Counts dropped, masked and renamed values. */
  count: (what: 'dropped' | 'masked' | 'renamed') => void;
  /** Cache of redacted objects, by shape. */
  known: WeakMap<object, WeakMap<object, unknown>>;
};

/** Redacts a single value. */
export type Leaf = (value: unknown, redacting: Redacting) => unknown;
type Fields = {
  fields: Readonly<Record<string, Shape>>;
  /** The fields that identify a person. */
  person?: Partial<Record<keyof PersonKeys, string>>;
};
type List = { item: Shape };
/** The parts of a value to keep: the listed fields or items, and nothing else. */
export type Shape = Leaf | Fields | List;

export const fields = (named: Fields['fields'], person?: Fields['person']): Shape =>
  person ? { fields: named, person } : { fields: named };

export const list = (item: Shape): Shape => ({ item });

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const meetPerson = (value: Record<string, unknown>, { person }: Fields, { names }: Redacting) => {
  const keys = Object.entries(person ?? {}).flatMap(([key, field]) => {
    const text = textOf(value[field]);
    return text === undefined ? [] : [[key, text]];
  });
  names.meet(Object.fromEntries(keys));
};

const applyFields = (shape: Fields, value: Record<string, unknown>, redacting: Redacting) => {
  meetPerson(value, shape, redacting);
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const own = fieldOf(shape, name);
    if (own === undefined) redacting.count('dropped');
    else if (inner !== undefined) kept[name] = applyShape(own, inner, redacting);
  }
  return kept;
};

const fieldOf = ({ fields: named }: Fields, name: string | number): Shape | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;

const remembered = (shape: Fields, value: Record<string, unknown>, redacting: Redacting) => {
  const known = redacting.known.get(shape) ?? new WeakMap<object, unknown>();
  redacting.known.set(shape, known);
  const before = known.get(value);
  if (before !== undefined) return before;
  const kept = applyFields(shape, value, redacting);
  known.set(value, kept);
  return kept;
};

/** Redacts a value by its shape; null if the value's type does not match. */
export function applyShape(shape: Shape, value: unknown, redacting: Redacting): unknown {
  if (typeof shape === 'function') return shape(value, redacting);
  if (value === null || value === undefined) return value;
  if ('item' in shape && Array.isArray(value)) {
    return value.map((item) => applyShape(shape.item, item, redacting));
  }
  if ('fields' in shape && isRecord(value)) return remembered(shape, value, redacting);
  redacting.count('dropped');
  return null;
}

/** The shape at a path within a value; undefined if nothing there is kept. */
export function shapeAt(shape: Shape, path: readonly (string | number)[]): Shape | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return shape;
  if (typeof shape === 'function') return undefined;
  if ('fields' in shape) {
    const own = fieldOf(shape, first);
    return own && shapeAt(own, rest);
  }
  if (first === 'length') return (value) => (typeof value === 'number' ? value : 0);
  return shapeAt(shape.item, rest);
}
