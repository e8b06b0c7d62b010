import { count, list, reader, type Reader } from './readers';
import { isRecord } from './typeGuards';

/** `keptAt`: when a response from the service worker's cache was fetched, as an ISO date. */
export type Kept = { keptAt?: string };

/** One page of a list, independent of the response format. */
export type Page<Item> = Kept & {
  items: Item[];
  /** The number of items on all pages. */
  total: number;
};

const memberOf = (body: unknown): unknown => {
  if (Array.isArray(body)) return body;
  return isRecord(body) ? (body['hydra:member'] ?? body['member']) : undefined;
};

const totalOf = (body: unknown): unknown =>
  isRecord(body) ? (body['hydra:totalItems'] ?? body['totalItems']) : undefined;

/**
 * Reads a collection with or without the `hydra:` prefix, or a bare array. Skips unreadable items. Returns undefined for a
 * body that is not a collection: an error, never an empty list.
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

export const collectionOf = <Item>(item: Reader<Item>) =>
  reader((body: unknown) => collectionFromWire(body, item), {
    fields: { items: list(item), total: count },
  });
