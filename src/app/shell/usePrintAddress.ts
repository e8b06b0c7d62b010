import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shownRoute } from '../shownRoute';

/** The address that a page carries on paper. It leaves out what is secret, such as the token of a link in an email. */
export function usePrintAddress(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // The document has it outside of the program's root; a recording that is played has none.
    const place = document.getElementById('print-address');
    if (!place) return;
    const { path, query } = shownRoute({ pathname, search, hash });
    place.textContent = `${globalThis.location.origin}${path}${query === '' ? '' : `?${query}`}`;
  }, [pathname, search, hash]);
}
