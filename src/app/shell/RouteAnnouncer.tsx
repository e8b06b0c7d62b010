import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';

/**
 * Reads the new title out when a page has replaced another, as a browser does when it loads one. The title is what a page
 * sets last, once it knows what it shows.
 */
export function RouteAnnouncer() {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let known = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === known) return;
      known = document.title;
      setAnnounced(known);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announced}
    </VisuallyHidden>
  );
}
