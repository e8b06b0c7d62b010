/** The browser's offer to install the site, kept because it is made once and early. */
export const deferredInstallPrompt: { event?: Event | undefined } = {};

/** Part of the first script: what answers the offer may come later. The browser's own bar is not shown, ours is. */
export function captureInstallPrompt(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredInstallPrompt.event = event;
  });
}
