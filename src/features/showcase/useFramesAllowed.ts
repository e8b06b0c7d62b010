import { useEffect } from 'react';
import { videoFrameMark } from '../../contract/videoFrames';

const isMarked = () => document.querySelector(`meta[name="${videoFrameMark}"]`) !== null;

/** Whether this document was itself fetched for the page it shows, and so would be no other if fetched again. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && new URL(entry.name).pathname === globalThis.location.pathname;
}

/**
 * Whether the document lets the players' frames in. One that was fetched for another page does not: then the page is fetched
 * once more, as a document of its own, and nothing should be shown until it is there.
 */
export function useFramesAllowed(): boolean {
  const ready = isMarked() || isOwnDocument();
  useEffect(() => {
    if (!ready) globalThis.location.reload();
  }, [ready]);
  return ready;
}
