import { useCallback, useState, type MouseEvent } from 'react';
import { prepare, usePreparedWhenIdle, type LatePart } from './latePart';

/**
 * The button of a menu whose code comes after the first screen: when the button is approached, or when the browser is idle. A
 * press is remembered until the menu is there.
 */
export function useLateMenu(part: LatePart<unknown>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  usePreparedWhenIdle(part);
  return {
    anchor,
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      onPointerEnter: () => prepare(part),
      onFocus: () => prepare(part),
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    } as const,
  };
}
