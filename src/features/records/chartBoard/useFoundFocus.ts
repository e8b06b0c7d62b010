import { useEffect, useRef } from 'react';
import type { ScorePage } from '../../../api/wire/boardFromWire';

/**
 * Moves the focus to what was looked for on a board once its page is there: the player, or else the heading of the places. Without either
 * it stays in the field.
 * @param shown what tells one page from another.
 */
export function useFoundFocus(shown: string, page: ScorePage | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const sought = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (sought.current !== shown || !page) return;
    sought.current = undefined;
    const element = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (element('[aria-current="true"] a') ?? element('.board-total'))?.focus();
  }, [shown, page]);
  return {
    panel,
    onFind: (wanted: string) => {
      if (wanted !== shown) sought.current = wanted;
    },
  };
}
