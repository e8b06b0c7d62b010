import { flushSync } from 'react-dom';

const focusable =
  'input:not([type=hidden]):not([disabled]), textarea, select:not([disabled]), [role=combobox], button:not([disabled])';

/** Focuses the control of a field, or else the first of its row. */
export function focusField(field: string): void {
  const [row = ''] = field.split('.');
  const found = [
    `[data-field="${CSS.escape(field)}"]`,
    `[data-row="${CSS.escape(row)}"]`,
    `[data-field="${CSS.escape(row)}"]`,
  ]
    .map((place) => document.querySelector<HTMLElement>(`${place} :is(${focusable})`))
    .find((element) => element !== null);
  found?.focus();
  found?.scrollIntoView({ block: 'center' });
}

/** Makes a change and focuses a field that it puts on the screen. */
export function changeAndFocus(change: () => void, field: string): void {
  flushSync(change);
  focusField(field);
}

/** Makes a change that moves the focused control, and returns the focus to it. */
export function changeKeepingFocus(change: () => void): void {
  const { activeElement } = document;
  flushSync(change);
  if (activeElement instanceof HTMLElement) activeElement.focus();
}
