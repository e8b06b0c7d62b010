import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The element id in the URL's hash; scrolled to once the page is rendered. */
export function useHash(): string {
  const id = useLocation().hash.slice(1);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return id;
}
