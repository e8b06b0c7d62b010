/** Cards that overlay the page: notices, toasts, the connection status. */
const cards = '[data-over-page]';
const gap = 8;

/** Whether a card hides most of an element. */
function hides(card: HTMLElement, element: HTMLElement): boolean {
  const [above, below] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
  const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  return width > 0 && height > 0 && width * height > (below.width * below.height) / 2;
}

/** Scrolls an element out from under a card. At the end of the page, the card moves aside until the focus moves on. */
function uncover(element: HTMLElement, card: HTMLElement): void {
  if (card.contains(element) || !hides(card, element)) return;
  const [above, below] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
  const atBottom = above.top > globalThis.innerHeight / 2;
  const top = atBottom ? below.bottom - above.top + gap : below.top - above.bottom - gap;
  globalThis.scrollBy({ top, behavior: 'instant' });
  if (hides(card, element)) card.dataset['aside'] = '';
}

/** Keeps keyboard focus from being obscured by a card (WCAG 2.4.11). Returns a function that stops it. */
export function keepFocusVisible(): () => void {
  const update = () => {
    for (const card of document.querySelectorAll<HTMLElement>(cards)) delete card.dataset['aside'];
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
    // Dialogs are above the cards.
    if (focused.closest('[role="dialog"]')) return;
    for (const card of document.querySelectorAll<HTMLElement>(cards)) uncover(focused, card);
  };
  // The browser scrolls to the focused element after focusin.
  const onFocus = () => requestAnimationFrame(update);
  document.addEventListener('focusin', onFocus);
  // A card may grow over the element that has the focus.
  const growth = new MutationObserver(onFocus);
  for (const card of document.querySelectorAll(cards)) {
    growth.observe(card, { childList: true, subtree: true });
  }
  // A toast slides in.
  const onTransition = ({ target }: TransitionEvent) => {
    if (target instanceof Element && target.closest(cards)) onFocus();
  };
  document.addEventListener('transitionend', onTransition);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('transitionend', onTransition);
    growth.disconnect();
  };
}
