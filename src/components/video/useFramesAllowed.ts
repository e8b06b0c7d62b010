import { useLocation } from 'react-router-dom';
import { videoFrameMark } from '../../contract/videoFrames';

const isMarked = () => document.querySelector(`meta[name="${videoFrameMark}"]`) !== null;

/** Whether this document was itself fetched for the page it shows, and so would be no other if fetched again. */
function isOwnDocument(pathname: string): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && new URL(entry.name).pathname === pathname;
}

/** Whether the document's policy allows the players' frames. One that was fetched for another page has to be fetched again. */
export function useFramesAllowed(): boolean {
  const { pathname } = useLocation();
  return isMarked() || isOwnDocument(pathname);
}
