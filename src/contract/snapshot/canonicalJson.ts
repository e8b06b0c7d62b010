const ordered = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON in which the order of names means nothing: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, ordered);
}
