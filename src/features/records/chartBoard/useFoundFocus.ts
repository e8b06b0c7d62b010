import { useCallback, useEffect, useRef } from 'react';

const foundLink = '[aria-current="true"] a';

/**
 * Moves the focus to what was looked for on a board once its page is there: the player, or else the heading of the places. Without either
 * it stays in the field.
 * @param shown what tells one page from another.
 */
export function useFoundFocus(shown: string, page: object | undefined) {
  /** The panel of the board, or a part of it. */
  const panel = useRef<HTMLDivElement>(null);
  const sought = useRef<{ shown: string; selector: string } | undefined>(undefined);
  const find = useCallback(
    (selector: string) =>
      panel.current?.closest('.board-panel')?.querySelector<HTMLElement>(selector),
    [],
  );
  useEffect(() => {
    if (sought.current?.shown !== shown || !page) return;
    const { selector } = sought.current;
    sought.current = undefined;
    (find(selector) ?? find('.board-total'))?.focus();
  }, [shown, page, find]);
  return {
    panel,
    find,
    onFind: (wanted: string, selector = foundLink) => {
      if (wanted !== shown) sought.current = { shown: wanted, selector };
    },
  };
}
