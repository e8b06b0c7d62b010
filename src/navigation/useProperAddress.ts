import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { KeyedRouteName } from '../contract/pages';
import { useRoute } from './useRoute';

/** Corrects the slug in the URL with `replace`, since only the id identifies what the page shows. */
export function useProperAddress(
  route: KeyedRouteName,
  { id, slug }: { id: number; slug: string | null },
): void {
  const { keyedPath } = useRoute();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const proper = keyedPath(route, { id, slug });
  // A slug with characters that have a meaning in a URL is not used.
  const spelt = /^[\p{L}\p{N}_-]*$/u.test(slug ?? '');
  useEffect(() => {
    const wrong = pathname !== proper && pathname !== encodeURI(proper);
    if (!wrong || !spelt) return;
    void navigate(`${proper}${search}${hash}`, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, proper, spelt, search, hash]);
}
