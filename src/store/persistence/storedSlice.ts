import type { StringStorage } from './safeStorage';

export type Fields = Record<string, unknown>;

/** How one slice is stored. */
export type StoredSlice<State> = {
  key: string;
  version: number;
  /** Migrations from older versions, keyed by the version they produce. */
  migrations: Record<number, (stored: Fields) => Fields>;
  fields: (keyof State & string)[];
  /** Validates a stored value and returns its fields; undefined for a wrong shape. */
  read: (stored: Fields) => Partial<State> | undefined;
  /** Wraps the storage if the slice is not stored as a single entry. */
  adapt?: (storage: StringStorage) => StringStorage;
};

/** Parses redux-persist's format: an object whose fields are JSON-encoded again. Throws on anything else. */
export function parseStored(text: string): Fields {
  const outer: unknown = JSON.parse(text);
  if (typeof outer !== 'object' || outer === null || Array.isArray(outer)) {
    throw new TypeError('The stored slice is not an object.');
  }
  return Object.fromEntries(
    Object.entries(outer).map(([field, value]: [string, unknown]) => {
      if (typeof value !== 'string') throw new TypeError('The stored field is not a string.');
      return [field, JSON.parse(value) as unknown];
    }),
  );
}

/** The version that wrote a stored value; 0 if unknown. */
export function storedVersion(stored: Fields): number {
  const mark = stored['_persist'];
  const version =
    typeof mark === 'object' && mark !== null && 'version' in mark ? mark.version : undefined;
  return typeof version === 'number' ? version : 0;
}
