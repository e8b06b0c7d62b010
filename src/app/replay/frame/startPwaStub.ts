/** Replaces `features/pwa/startPwa` in the replay build: no worker, no connectivity checks, no timers. */
export function startPwa(): () => void {
  return () => undefined;
}
