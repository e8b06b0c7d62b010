import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { splitLanguagePrefix } from '../../contract/routes';

/** How long a page may go on growing until the place the reader left is back. */
const patience = 3000;

/** Scrolls to a place the page may not be long enough for yet; gives up when the reader scrolls. */
function scrollWhenPossible(top: number): () => void {
  const attempt = () => {
    globalThis.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(globalThis.scrollY - top) < 2) stop();
  };
  const growth = new ResizeObserver(attempt);
  const timer = globalThis.setTimeout(stop, patience);
  function stop() {
    growth.disconnect();
    globalThis.clearTimeout(timer);
    globalThis.removeEventListener('wheel', stop);
    globalThis.removeEventListener('touchmove', stop);
    globalThis.removeEventListener('keydown', stop);
  }
  for (const event of ['wheel', 'touchmove', 'keydown']) globalThis.addEventListener(event, stop);
  growth.observe(document.body);
  attempt();
  return stop;
}

/**
 * A new page starts at its top, or at the element its hash names; back and forward return to where the reader was. The browser
 * does this for documents only.
 */
export function useScrollMemory(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef<string | undefined>(undefined);
  const { rest } = splitLanguagePrefix(pathname);

  useEffect(() => {
    const remember = () => places.current.set(key, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const first = shown.current === undefined;
    const samePage = shown.current === rest;
    shown.current = rest;
    const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
    if (kind === 'POP' && !first) return scrollWhenPossible(places.current.get(key) ?? 0);
    if (target) target.scrollIntoView();
    // Another language, sort or page of the same screen leaves the reader where they are.
    else if (!first && !samePage) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [kind, key, rest, hash]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
