import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitLanguagePrefix } from '../../contract/routes';

/** The internal URL of a clicked link; undefined for clicks the browser should handle. */
function routedAddress(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || !URL.canParse(link.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const here = globalThis.location;
  if (origin !== here.origin || splitLanguagePrefix(pathname).kind !== 'prefixed') return undefined;
  // Files and feeds are not pages, and the browser scrolls to a hash on the same page.
  if (/\.[a-z0-9]+$/i.test(pathname)) return undefined;
  if (hash !== '' && pathname === here.pathname && search === here.search) return undefined;
  return `${pathname}${search}${hash}`;
}

/** Turns internal links in markup outside React into client-side navigations. */
export function useRoutedLinks(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const markup = element.current;
    const follow = (event: MouseEvent) => {
      const address = routedAddress(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    markup?.addEventListener('click', follow);
    return () => markup?.removeEventListener('click', follow);
  }, [element, navigate]);
}
