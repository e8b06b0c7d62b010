import { contentId } from './SkipLink';

/** Milliseconds a page may take until its heading is there. */
const timeout = 30_000;

/**
 * Puts the focus on the page's heading, or on its content while there is none, and keeps it there when the loaded page brings another
 * heading. Ends when the focus is elsewhere. Returns the way to stop.
 */
export function focusPage(): () => void {
  const content = document.getElementById(contentId);
  // A page may begin in a field.
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
    // An element that is removed takes its focus along.
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
