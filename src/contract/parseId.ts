/** The largest value of PostgreSQL's type `integer`. */
export const largestId = 2_147_483_647;

/** Parses an id in a URL; undefined unless it is a positive integer that fits its column. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= largestId ? id : undefined;
}

/** The id of a row below `base` that a request names by its path or by its id; undefined for anything else. */
export function idOfReference(base: string, reference: string | number): number | undefined {
  if (typeof reference === 'number') return parseId(String(reference));
  const id = parseId(reference.slice(base.length + 1));
  return id !== undefined && reference === `${base}/${id}` ? id : undefined;
}
