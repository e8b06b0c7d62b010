import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shownRoute } from '../shownRoute';

/** Sets the URL that is printed with a page. It omits secrets, such as the token of a link in an email. */
export function usePrintAddress(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // The element is outside the app's root; the replay's document has none.
    const place = document.getElementById('print-address');
    if (!place) return;
    const { path, query } = shownRoute({ pathname, search, hash });
    place.textContent = `${globalThis.location.origin}${path}${query === '' ? '' : `?${query}`}`;
  }, [pathname, search, hash]);
}
