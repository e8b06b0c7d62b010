/**
 * Runs first, inlined in the document so that it works when files are missing. Must not import anything.
 *
 * During a deployment, a file of the first screen may be missing: the document is reloaded once. After that the document
 * says that the page could not be loaded. Ends when the app has replaced its content.
 */
(() => {
  const key = 'vgr:start-retried';
  /** Milliseconds in which a document is reloaded only once. */
  const guardedTime = 60_000;
  let reloading = false;

  /** False after a recent reload, or where storage is unavailable and could not prevent a second one. */
  const mayReload = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < guardedTime) return false;
      sessionStorage.setItem(key, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  };

  const handleFailure = () => {
    if (document.readyState === 'loading') {
      // This event fires before the deferred scripts run.
      document.addEventListener('readystatechange', handleFailure, { once: true });
      return;
    }
    const message = document.getElementById('start-failed');
    if (!message?.hidden || reloading) return;
    reloading = mayReload();
    if (reloading) {
      location.reload();
      return;
    }
    // Without the root the app does not start, so the message stays.
    document.getElementById('root')?.removeAttribute('id');
    document.querySelector('main')?.removeAttribute('aria-busy');
    message.hidden = false;
    message.querySelector('h2')?.focus();
  };

  // Excludes scripts that webpack loads: the app retries those itself.
  const own = 'script:not([data-webpack]), link[rel="stylesheet"]:not([media])';
  const onError = ({ target }: Event) => {
    if (target instanceof Element && target.matches(own)) handleFailure();
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', handleFailure);
})();
