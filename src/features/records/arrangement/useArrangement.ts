import { useEffect, useRef, useState } from 'react';

export const directions = ['up', 'down'] as const;
type Direction = (typeof directions)[number];

/** A list that its owner puts in order, before it is saved. */
export function useArrangement<Item extends { id: number }>(items: readonly Item[]) {
  const [order, setOrder] = useState(items);
  const [used, setUsed] = useState<{ id: number; button: Direction | 'remove' }>();
  const list = useRef<HTMLUListElement>(null);

  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (used)
      list.current?.querySelector<HTMLElement>(`[data-move="${used.button}-${used.id}"]`)?.focus();
  }, [used]);

  const place = used?.button === 'remove' ? -1 : order.findIndex(({ id }) => id === used?.id);
  return {
    order,
    list,
    /** The row that moved last, and where it is now. */
    moved: { item: order[place], place: place + 1 },
    move: (index: number, direction: Direction) => {
      const to = index + (direction === 'up' ? -1 : 1);
      const [item, other] = [order[index], order[to]];
      if (!item || !other) return;
      setOrder(order.with(index, other).with(to, item));
      setUsed({ id: item.id, button: direction });
    },
    /** The focus goes to the same button of the next row. */
    remove: (index: number) => {
      const next = order[index + 1] ?? order[index - 1];
      setOrder(order.toSpliced(index, 1));
      if (next) setUsed({ id: next.id, button: 'remove' });
    },
  };
}
export type Arrangement = ReturnType<typeof useArrangement>;
