/** Cards that lie over the page: notices, toasts, what is said of the connection. */
const cards = '[data-over-page]';
const gap = 8;

/** Whether a card hides most of an element. */
function hides(card: HTMLElement, element: HTMLElement): boolean {
  const [above, below] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
  const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  return width > 0 && height > 0 && width * height > (below.width * below.height) / 2;
}

/** Scrolls an element from under a card. Where the page ends, the card steps aside until the focus has moved on. */
function uncover(element: HTMLElement, card: HTMLElement): void {
  if (card.contains(element) || !hides(card, element)) return;
  const [above, below] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
  const atBottom = above.top > globalThis.innerHeight / 2;
  const top = atBottom ? below.bottom - above.top + gap : below.top - above.bottom - gap;
  globalThis.scrollBy({ top, behavior: 'instant' });
  if (hides(card, element)) card.dataset['aside'] = '';
}

/** What is focused by the keyboard is never hidden by a card (WCAG 2.4.11). Returns the way to stop. */
export function keepFocusVisible(): () => void {
  const look = () => {
    for (const card of document.querySelectorAll<HTMLElement>(cards)) delete card.dataset['aside'];
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
    // A dialog lies over the cards.
    if (focused.closest('[role="dialog"]')) return;
    for (const card of document.querySelectorAll<HTMLElement>(cards)) uncover(focused, card);
  };
  // The browser scrolls to what is focused after it has said so.
  const onFocus = () => requestAnimationFrame(look);
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
