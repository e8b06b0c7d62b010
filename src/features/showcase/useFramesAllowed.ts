import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { videoFrameMark } from '../../contract/videoFrames';

const isMarked = () => document.querySelector(`meta[name="${videoFrameMark}"]`) !== null;

/** Whether this document was itself fetched for the page it shows, and so would be no other if fetched again. */
function isOwnDocument(pathname: string): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && new URL(entry.name).pathname === pathname;
}

/**
 * Whether the document lets the players' frames in. One that was fetched for another page does not: then the page is fetched
 * once more, as a document of its own, and nothing should be shown until it is there.
 */
export function useFramesAllowed(): boolean {
  const { pathname } = useLocation();
  const ready = isMarked() || isOwnDocument(pathname);
  useEffect(() => {
    if (!ready) globalThis.location.reload();
  }, [ready]);
  return ready;
}
