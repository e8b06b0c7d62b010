import { collectionFromWire, collectionOf, type Page } from './collection';
import { object, reader, text, type Fields, type ReadFields, type Reader } from './readers';
import { isRecord, textOrNull } from './typeGuards';

/**
 * A page of a board; `next` is the `after` of the next page, null on the last one. `previous` is the `before` of the page before, null on the
 * first one and where pages only lead on.
 */
export type BoardPage<Item> = Page<Item> & { next: string | null; previous: string | null };

/** Reads a page whose links hold the cursors of other pages. */
export function boardPageFromWire<Item>(
  body: unknown,
  read: (item: unknown) => Item | undefined,
): BoardPage<Item> | undefined {
  const page = collectionFromWire(body, read);
  const view = isRecord(body) ? (body['hydra:view'] ?? body.view) : undefined;
  const cursorOf = (relation: string, parameter: string) => {
    const link = isRecord(view) ? textOrNull(view[`hydra:${relation}`] ?? view[relation]) : null;
    return link === null ? null : new URLSearchParams(link.split('?')[1]).get(parameter);
  };
  return (
    page && { ...page, next: cursorOf('next', 'after'), previous: cursorOf('previous', 'before') }
  );
}

/** A page of a board, and what its response says besides. */
export const boardOf = <Item, Own extends Fields = Record<never, never>>(
  item: Reader<Item>,
  own: Own,
) => {
  const ownFromWire = object(own);
  return reader(
    (body: unknown): (BoardPage<Item> & ReadFields<Own>) | undefined => {
      const page = boardPageFromWire(body, item);
      const fields = ownFromWire(isRecord(body) ? body : {});
      return page && fields && { ...page, ...fields };
    },
    {
      fields: {
        ...collectionOf(item).shown.fields,
        next: text('cursor'),
        previous: text('cursor'),
        ...own,
      },
    },
  );
};

/** A sequence of an event of a chart: the newest one at the moment of a response. Null in responses kept from before it was sent. */
export const lastEvent = reader((value) => (typeof value === 'number' ? value : null), 'plain');

/** A page of events of a chart. */
export type EventPage<Item> = BoardPage<Item> & { lastEvent: number | null };
export const eventsOf = <Item>(item: Reader<Item>) => boardOf(item, { lastEvent });
