/** The largest number a column of PostgreSQL's type `integer` holds. */
export const largestId = 2_147_483_647;

/** The id that a part of an address stands for; undefined unless it is a positive whole number that fits its column. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= largestId ? id : undefined;
}
