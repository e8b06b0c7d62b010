/** The browser's `beforeinstallprompt` event: it fires once and early, so it is stored. */
export const deferredInstallPrompt: { event?: Event | undefined } = {};

/** In the initial script: the code that uses the event may load later. Suppresses the browser's own install bar. */
export function captureInstallPrompt(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredInstallPrompt.event = event;
  });
}
