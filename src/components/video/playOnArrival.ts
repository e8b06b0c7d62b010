const key = 'vgr:playVideo';

/** Reloads the page as a document that allows frames and then plays the video automatically. */
export function playOnArrival(frame: string): void {
  try {
    sessionStorage.setItem(key, frame);
  } catch {
    // Without storage the user has to press the button again.
  }
  globalThis.location.reload();
}

/** Whether playing this video was requested before the reload. */
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
