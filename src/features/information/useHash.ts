import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The element's id the address names; scrolled to once the page that holds it is there. */
export function useHash(): string {
  const id = useLocation().hash.slice(1);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return id;
}
