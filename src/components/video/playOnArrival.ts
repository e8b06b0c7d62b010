const key = 'vgr:playVideo';

/** Reloads the page as a document that allows frames, which then plays the video by itself. */
export function playOnArrival(frame: string): void {
  try {
    sessionStorage.setItem(key, frame);
  } catch {
    // Without storage the reader presses the button once more.
  }
  globalThis.location.reload();
}

/** Whether this video was requested before the reload. */
export function isPlayedOnArrival(frame: string): boolean {
  try {
    return sessionStorage.getItem(key) === frame;
  } catch {
    return false;
  }
}

/** Keeps the next reload from playing the video again. */
export function forgetPlayOnArrival(frame: string): void {
  if (isPlayedOnArrival(frame)) sessionStorage.removeItem(key);
}
