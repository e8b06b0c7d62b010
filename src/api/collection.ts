import { isRecord } from './wire';

/** Of an answer out of the service worker's caches: when it was fetched, as an ISO date. */
export type Kept = { keptAt?: string };

/** One page of a list, whichever envelope it came in. */
export type Page<Item> = Kept & {
  items: Item[];
  /** How many there are in all pages. */
  total: number;
};

const memberOf = (body: unknown): unknown => {
  if (Array.isArray(body)) return body;
  return isRecord(body) ? (body['hydra:member'] ?? body['member']) : undefined;
};

const totalOf = (body: unknown): unknown =>
  isRecord(body) ? (body['hydra:totalItems'] ?? body['totalItems']) : undefined;

/**
 * Reads a collection with or without the `hydra:` prefix, or a bare array. An item that cannot be read is left out;
 * a body that is no collection at all is undefined: an error, never an empty list.
 */
export function collectionFromWire<Item>(
  body: unknown,
  read: (item: unknown) => Item | undefined,
): Page<Item> | undefined {
  const members = memberOf(body);
  if (!Array.isArray(members)) return undefined;
  const items = members.map(read).filter((item) => item !== undefined);
  const total = totalOf(body);
  const counts = typeof total === 'number' && Number.isInteger(total) && total >= 0;
  return { items, total: counts ? total : items.length };
}
