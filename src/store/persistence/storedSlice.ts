import type { StringStorage } from './safeStorage';

export type Fields = Record<string, unknown>;

/** How one slice is stored. */
export type StoredSlice<State> = {
  key: string;
  version: number;
  /** Steps from older versions: the number is the version a step leads to. */
  migrations: Record<number, (stored: Fields) => Fields>;
  fields: (keyof State & string)[];
  /** The fields of a stored value that has the right shape; undefined for any other. */
  read: (stored: Fields) => Partial<State> | undefined;
  /** Where it is kept, when that is not simply one entry of the storage. */
  adapt?: (storage: StringStorage) => StringStorage;
};

/** Reads what redux-persist writes: an object whose every field is JSON once more. Throws on anything else. */
export function parseStored(text: string): Fields {
  const outer: unknown = JSON.parse(text);
  if (typeof outer !== 'object' || outer === null || Array.isArray(outer)) {
    throw new TypeError('A stored slice is an object.');
  }
  return Object.fromEntries(
    Object.entries(outer).map(([field, value]: [string, unknown]) => {
      if (typeof value !== 'string') throw new TypeError('A stored field is text.');
      return [field, JSON.parse(value) as unknown];
    }),
  );
}

/** The version a stored value was written by; 0 where it does not say. */
export function storedVersion(stored: Fields): number {
  const mark = stored['_persist'];
  const version =
    typeof mark === 'object' && mark !== null && 'version' in mark ? mark.version : undefined;
  return typeof version === 'number' ? version : 0;
}
