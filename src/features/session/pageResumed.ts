import { createAction } from '@reduxjs/toolkit';

/** The page came back from sleep, the background, the browser's memory or a lost connection: timers may have stood still. */
export const pageResumed = createAction<{ by: string }>('session/pageResumed');

/** Tells the store of every waking; returns the way to stop. */
export function watchPageResume(
  dispatch: (action: ReturnType<typeof pageResumed>) => void,
): () => void {
  const tell = ({ type }: Event) => {
    if (!document.hidden) dispatch(pageResumed({ by: type }));
  };
  const targets = [
    [document, 'visibilitychange'],
    [globalThis, 'focus'],
    [globalThis, 'online'],
    [globalThis, 'pageshow'],
  ] as const;
  for (const [target, name] of targets) target.addEventListener(name, tell);
  return () => {
    for (const [target, name] of targets) target.removeEventListener(name, tell);
  };
}
