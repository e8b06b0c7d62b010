/** Stands in for `features/pwa/startPwa` in the replay's build: no worker, no connectivity checks, no timers. */
export function startPwa(): () => void {
  return () => undefined;
}
