import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageIdentity } from './pageIdentity';

/** Milliseconds a page may shrink and grow until the place the reader left is back. */
const timeout = 3000;

/** What a reader scrolls with. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls to a place the page may not be long enough for yet; ends when the reader scrolls. Returns the way to stop. */
function holdPlace(top: number, onEnd: () => void): () => void {
  const attempt = () => {
    if (globalThis.scrollY !== top) globalThis.scrollTo({ top, behavior: 'instant' });
  };
  const growth = new ResizeObserver(attempt);
  const timer = globalThis.setTimeout(stop, timeout);
  function stop() {
    growth.disconnect();
    globalThis.clearTimeout(timer);
    for (const event of scrollEvents) globalThis.removeEventListener(event, stop);
    onEnd();
  }
  for (const event of scrollEvents) globalThis.addEventListener(event, stop);
  growth.observe(document.body);
  attempt();
  return stop;
}

/**
 * A new page starts at its top, or at the element its hash names; back and forward return to where the reader was, and a change of
 * language keeps the place. The browser does this for documents only.
 */
export function useScrollRestoration(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef<{ pathname: string; key: string }>(undefined);
  const holding = useRef(false);

  useEffect(() => {
    const remember = () => {
      // Read anew each time: a reader may scroll before the effects of a new entry run.
      const entry = shown.current;
      // A page that is being replaced is shorter for a moment.
      if (entry && !holding.current) places.current.set(entry.key, globalThis.scrollY);
    };
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const hold = (top: number) => {
      holding.current = true;
      places.current.set(key, top);
      return holdPlace(top, () => (holding.current = false));
    };
    const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
    if (kind === 'POP' && before) return hold(places.current.get(key) ?? 0);
    if (target) target.scrollIntoView();
    else if (before && pageIdentity(before.pathname) !== pageIdentity(pathname)) {
      globalThis.scrollTo({ top: 0, behavior: 'instant' });
    } else if (before && before.pathname !== pathname) {
      return hold(places.current.get(before.key) ?? 0);
    }
    return undefined;
  }, [kind, key, pathname, hash]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
