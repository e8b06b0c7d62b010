/** Lets the worker live until the work is done, though the answer has long been given. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** Undefined after so many milliseconds: what a race is lost against. */
export const timeoutAfter = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
