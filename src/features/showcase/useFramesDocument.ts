import { useEffect } from 'react';
import { useFramesAllowed } from '../../components/video/useFramesAllowed';

/** Reloads the page as a document whose policy allows frames; render nothing until this is true. */
export function useFramesDocument(): boolean {
  const ready = useFramesAllowed();
  useEffect(() => {
    if (!ready) globalThis.location.reload();
  }, [ready]);
  return ready;
}
