import { contentId } from '../SkipLink';

/** Milliseconds to wait for the page's heading. */
const timeout = 30_000;

/**
 * Focuses the page's heading, or the main content while there is none, and follows when the loaded page renders another
 * heading. Stops when the focus moves elsewhere. Returns a function that stops it.
 */
export function focusPage(): () => void {
  const content = document.getElementById(contentId);
  // A page may focus one of its own fields.
  const inField = document.activeElement?.matches('input, textarea') ?? false;
  if (!content || (inField && content.contains(document.activeElement))) return () => undefined;
  const findTarget = () => content.querySelector('h1') ?? content;
  let target = findTarget();
  const place = () => {
    target = findTarget();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    // Removing a focused element moves the focus to the body.
    const lost = focused === document.body && !target.isConnected;
    if (!lost && focused !== target) observer.disconnect();
    else if (target !== findTarget()) place();
  });
  const timer = setTimeout(() => observer.disconnect(), timeout);
  observer.observe(content, { childList: true, subtree: true });
  place();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
