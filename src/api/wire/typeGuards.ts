/** Type guards for values of unknown shape from a response. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function countOrZero(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}

/** The date string itself if it can be parsed; else null. */
export function dateOrNull(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** The id, or the number at the end of the item's IRI. */
export const idOf = (item: Record<string, unknown>): number | undefined => {
  if (isId(item.id)) return item.id;
  const last = textOrNull(item['@id'])?.match(/\/(\d+)$/)?.[1];
  const id = Number(last);
  return isId(id) ? id : undefined;
};
