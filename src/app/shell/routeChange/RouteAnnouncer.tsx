import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

/**
 * Announces the new title after a client-side navigation, as screen readers do for a page load. A page sets its title last,
 * once its content is known.
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
