import { useCallback, useState, type MouseEvent } from 'react';
import { preload, usePreloadWhenIdle, type LazyModule } from './lazyModule';

/**
 * The button of a menu whose code comes after the first screen: when the button is approached, or when the browser is idle. A
 * press is remembered until the menu is there.
 */
export function useLazyMenu(part: LazyModule<unknown>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  usePreloadWhenIdle(part);
  return {
    anchor,
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      onPointerEnter: () => preload(part),
      onFocus: () => preload(part),
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    } as const,
  };
}
