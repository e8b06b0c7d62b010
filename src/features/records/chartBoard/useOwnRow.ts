import { useCallback, useRef, type MouseEvent } from 'react';

/**
 * What a link to the own row does: it focuses the row, at once where it is on the page. Else the link opens the page around the
 * member, and the row gets the focus when it is there.
 */
export function useOwnRow() {
  const row = useRef<HTMLTableRowElement>(null);
  const wanted = useRef(false);
  const ref = useCallback((shown: HTMLTableRowElement | null) => {
    row.current = shown;
    if (!shown || !wanted.current) return;
    wanted.current = false;
    shown.focus();
  }, []);
  const onFollow = (event: MouseEvent) => {
    wanted.current = row.current === null;
    if (!row.current) return;
    event.preventDefault();
    row.current.focus();
  };
  return { ref, onFollow };
}
