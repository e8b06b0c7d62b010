import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageIdentity } from './pageIdentity';

/** Milliseconds during which the saved scroll position is reapplied while the page's height still changes. */
const timeout = 3000;

/** Events of a user who scrolls. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Whether the page is tall enough for a scroll position. */
const hasPlace = (top: number) =>
  document.documentElement.scrollHeight - globalThis.innerHeight >= top;

/**
 * Scrolls to a position that the page may not be tall enough for yet, until the user scrolls: calls back then. Returns a
 * function that stops it.
 */
function holdPlace(top: number, onEnd: () => void): () => void {
  const attempt = () => {
    if (globalThis.scrollY !== top) globalThis.scrollTo({ top, behavior: 'instant' });
  };
  const growth = new ResizeObserver(attempt);
  const timer = globalThis.setTimeout(end, timeout);
  function stop() {
    growth.disconnect();
    globalThis.clearTimeout(timer);
    for (const event of scrollEvents) globalThis.removeEventListener(event, end);
  }
  function end() {
    stop();
    onEnd();
  }
  for (const event of scrollEvents) globalThis.addEventListener(event, end);
  growth.observe(document.body);
  attempt();
  return stop;
}

/**
 * Scrolls a new page to its top or to the element of its hash. Back and Forward restore the scroll position, and a change of
 * language keeps it. The browser does this for document loads only.
 */
export function useScrollRestoration(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef<{ pathname: string; key: string }>(undefined);
  const holding = useRef(false);

  useEffect(() => {
    const remember = () => {
      // Read on every event: the user may scroll before the effects of a new entry run.
      const entry = shown.current;
      // While a position is being restored, the page may be too short; do not save that position.
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
      const stop = holdPlace(top, () => {
        holding.current = false;
        // Something that is none of these events scrolled: the scroll bar, a search in the page.
        if (hasPlace(top)) places.current.set(key, globalThis.scrollY);
      });
      return () => {
        holding.current = false;
        stop();
      };
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
