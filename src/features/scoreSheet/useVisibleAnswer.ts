import { useEffect, type RefObject } from 'react';

/** Below the header of the site, which stays at the top of the window. */
const headerHeight = 64;
const gap = 8;

/** The lower edge of what can be seen: that of the window, or the upper edge of the bar that stays at the bottom. */
function visibleBottom(form: HTMLElement): number {
  const bar = form.querySelector('.sheet-status');
  const isSticky = bar !== null && getComputedStyle(bar).position === 'sticky';
  const bottom = globalThis.innerHeight;
  return isSticky ? Math.min(bottom, bar.getBoundingClientRect().top) : bottom;
}

/** Scrolls so that the focused field of a row and the text below it can be seen, the field above all. */
function reveal(form: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !form.contains(field)) return;
  const answer = field.closest('td');
  // A field that was scrolled out of sight on purpose stays there.
  if (!answer || field.getBoundingClientRect().top >= globalThis.innerHeight) return;
  const covered = answer.getBoundingClientRect().bottom + gap - visibleBottom(form);
  const room = field.getBoundingClientRect().top - gap - headerHeight;
  const top = Math.min(covered, Math.max(room, 0));
  if (top > 0) globalThis.scrollBy({ top, behavior: 'instant' });
}

/**
 * Keeps the focused field and what the sheet says about it clear of the bar at the bottom: not every browser regards
 * scroll padding when the focus moves, and the text grows while one types.
 */
export function useVisibleAnswer(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // The browser scrolls to the focused element after focusin.
    const onFocus = () =>
      requestAnimationFrame(() => {
        if (form.current) reveal(form.current);
      });
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [form]);
  useEffect(() => {
    if (form.current) reveal(form.current);
  });
}
