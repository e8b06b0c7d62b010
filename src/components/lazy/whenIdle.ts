/** Runs a task once the first screen has been painted and nothing more urgent is waiting. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback; use a timer instead.
  if (typeof globalThis.requestIdleCallback === 'function') {
    globalThis.requestIdleCallback(task, { timeout: 2000 });
  } else {
    globalThis.setTimeout(task, 200);
  }
}
