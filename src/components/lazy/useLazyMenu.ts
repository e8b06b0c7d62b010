import { useCallback, useState, type MouseEvent } from 'react';
import { preload, type LazyModule } from './lazyModule';

/**
 * State and button props of a lazily loaded menu. Its code is preloaded on hover or focus of the button. A click before it
 * is loaded opens the menu afterwards.
 */
export function useLazyMenu(part: LazyModule<unknown>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
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
