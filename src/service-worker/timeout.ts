/** `event.waitUntil`: keeps the worker alive until the work is done, even after the response was sent. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** Resolves with undefined after this many milliseconds; for use in `Promise.race`. */
export const timeoutAfter = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
