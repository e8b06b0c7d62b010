/** What a printed element and the mounted one that replaces it have in common. */
const kindOf = (element: Element) =>
  [element.localName, element.getAttribute('href'), element.textContent].join(' ');

/**
 * Follows the focus in the printed page. Returns a function for after the mount, which has replaced the focused element: it
 * focuses the one in its place.
 */
export function watchPrintedFocus(root: Element): () => void {
  let focused: { kind: string; index: number } | undefined;
  const alike = (kind: string) =>
    [...root.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]')].filter(
      (element) => kindOf(element) === kind,
    );
  const note = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !root.contains(element)) return;
    const kind = kindOf(element);
    focused = { kind, index: alike(kind).indexOf(element) };
  };
  // A click elsewhere takes the focus away. Listening for its loss would not do: browsers report that on removal, too.
  const forget = () => {
    focused = undefined;
  };
  note();
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget);
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!focused || !isLost) return;
    alike(focused.kind)[focused.index]?.focus({ preventScroll: true });
  };
}
