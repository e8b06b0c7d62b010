import { useCallback, useState, type MouseEvent } from 'react';
import { preload, usePreloadWhenIdle, type LazyModule } from './lazyModule';

/**
 * State and button props of a lazily loaded menu. Its code is preloaded on hover or focus of the button, or when the browser
 * is idle. A click before that opens the menu once it is loaded.
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
