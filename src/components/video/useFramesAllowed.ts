import { useLocation } from 'react-router-dom';
import { videoFrameMark } from '../../contract/videoFrames';

const isMarked = () => document.querySelector(`meta[name="${videoFrameMark}"]`) !== null;

/** Whether this document was loaded for the current page, so that a reload would return the same document. */
function isOwnDocument(pathname: string): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && new URL(entry.name).pathname === pathname;
}

/** Whether the document's policy allows the players' frames. A document loaded for another page must be reloaded. */
export function useFramesAllowed(): boolean {
  const { pathname } = useLocation();
  return isMarked() || isOwnDocument(pathname);
}
