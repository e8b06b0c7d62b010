/**
 * Runs first, and stands in the document itself: it is there when files are not. It stands alone, without imports.
 *
 * While builds are exchanged, a file of the first screen may be missing once: the document is loaded again, a single time. After
 * that the static shell says that the page could not be shown. Ends when the program has taken the shell's place.
 */
(() => {
  const key = 'vgr:start-retried';
  /** Milliseconds in which a document is loaded again once. */
  const guardedTime = 60_000;
  let reloading = false;

  /** False where it has been tried already, or where nothing could stop a second time. */
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
      // Before the deferred scripts.
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
    // Without it the program does not start: the message stays.
    document.getElementById('root')?.removeAttribute('id');
    document.querySelector('main')?.removeAttribute('aria-busy');
    message.hidden = false;
    message.querySelector('h2')?.focus();
  };

  // Scripts that the program requests are its own affair: it tries again.
  const own = 'script:not([data-webpack]), link[rel="stylesheet"]:not([media])';
  const onError = ({ target }: Event) => {
    if (target instanceof Element && target.matches(own)) handleFailure();
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', handleFailure);
})();
