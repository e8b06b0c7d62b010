import { headingId } from './headingId';
import './articleProse.css';

/** Turns a heading into a link to itself. */
function anchor(heading: Element, id: string): void {
  heading.id = id;
  if (heading.querySelector('a')) return;
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(id)}`;
  link.className = 'heading-anchor';
  link.append(...heading.childNodes);
  heading.append(link);
}

/** Wraps a table in a scroll container that can be focused by keyboard. */
function frame(table: Element, label: string): void {
  if (table.parentElement?.classList.contains('table-frame')) return;
  const around = document.createElement('div');
  around.className = 'table-frame';
  around.tabIndex = 0;
  around.setAttribute('role', 'group');
  around.setAttribute('aria-label', label);
  table.replaceWith(around);
  around.append(table);
}

interface ProseOptions {
  /** Accessible name of a scrollable table. */
  table: string;
  anchors?: boolean;
}

/** Enhances an article's sanitized text: linkable headings, and tables that scroll on narrow screens. */
export function prepareProse(root: Element, { table, anchors = true }: ProseOptions): void {
  const taken = new Set<string>();
  if (anchors) {
    for (const heading of root.querySelectorAll('h2, h3')) {
      anchor(heading, headingId(heading.textContent ?? '', taken));
    }
  }
  for (const element of root.querySelectorAll('table')) frame(element, table);
}
