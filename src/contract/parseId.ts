/** The largest value of PostgreSQL's type `integer`. */
export const largestId = 2_147_483_647;

/** Parses an id in a URL; undefined unless it is a positive integer that fits its column. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= largestId ? id : undefined;
}
