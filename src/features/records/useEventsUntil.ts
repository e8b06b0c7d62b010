import type { EventPage } from '../../api/wire/boardPages';
import { useEffect } from 'react';

interface EventList<Item> {
  /** The page with the newest events first. */
  data?: { pages: EventPage<Item>[] } | undefined;
  refetch: () => unknown;
}

/** Those events of a chart that had happened at the moment of a response, given by its newest event. */
export const eventsUntil = <Item extends { sequence: number }>(
  events: readonly Item[],
  lastEvent: number | null | undefined,
): Item[] => events.filter(({ sequence }) => sequence <= (lastEvent ?? Infinity));

/**
 * Keeps events at the moment of what stands beside them on the page, which was read by another request: newer ones are left out, and a
 * list that is older is loaded again. Not a copy of the device: it is older because there is no connection.
 */
export function useEventsUntil<Item extends { sequence: number }>(
  { data, refetch }: EventList<Item>,
  lastEvent: number | null | undefined,
): Item[][] {
  const [newest] = data?.pages ?? [];
  const known = newest?.keptAt === undefined ? newest?.lastEvent : null;
  useEffect(() => {
    if ((known ?? Infinity) < (lastEvent ?? 0)) void refetch();
  }, [known, lastEvent, refetch]);
  return (data?.pages ?? []).map(({ items }) => eventsUntil(items, lastEvent));
}
