import { createAction } from '@reduxjs/toolkit';

/** The page resumed from sleep, the background, the back/forward cache or a lost connection: timers may have been suspended. */
export const pageResume = createAction<{ by: string }>('session/pageResume');

/** Dispatches `pageResume`; returns its cleanup. */
export function watchPageResume(
  dispatch: (action: ReturnType<typeof pageResume>) => void,
): () => void {
  const tell = ({ type }: Event) => {
    if (!document.hidden) dispatch(pageResume({ by: type }));
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
