import { startTransition, useCallback, useState } from 'react';

/** How far from the screen a row counts as near. */
const rootMargin = '50% 0px';

/** Whether a row is near the screen or has the focus; others show their name only. `start` holds until the browser has looked. */
export function useNearRow(start: boolean) {
  const [near, setNear] = useState(start);
  const ref = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        if (!isIntersecting && row.contains(document.activeElement)) return;
        if (!isIntersecting && row.dataset['away'] === undefined) {
          row.closest('ol')?.style.setProperty('--row-height', `${boundingClientRect.height}px`);
        }
        startTransition(() => setNear(isIntersecting));
      },
      { rootMargin },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { near, ref, onFocus: useCallback(() => setNear(true), []) };
}
