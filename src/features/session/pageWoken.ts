import { createAction } from '@reduxjs/toolkit';

/** The page came back from sleep, the background, the browser's memory or a lost connection: timers may have stood still. */
export const pageWoken = createAction<{ by: string }>('session/pageWoken');

/** Tells the store of every waking; returns the way to stop. */
export function watchWaking(dispatch: (action: ReturnType<typeof pageWoken>) => void): () => void {
  const tell = ({ type }: Event) => {
    if (!document.hidden) dispatch(pageWoken({ by: type }));
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
