import { stashedStyle } from '../html/inertMarkup';
import { deepestLevel } from './listStyles';

/** Marks the level of a list item as Quill does. */
function indent(item: Element, level: number): void {
  const marked = Math.min(level, deepestLevel);
  if (marked > 0) item.setAttribute('class', `ql-indent-${marked}`);
}

const listsAround = (element: Element | null): number =>
  element ? Number(element.matches('ul, ol')) + listsAround(element.parentElement) : 0;

/** Marks the levels of nested lists. Google Docs puts a list into a list without an item between them. */
export function markLevels(fragment: DocumentFragment): void {
  for (const other of fragment.querySelectorAll('[class*="ql-indent"]:not(li)'))
    other.removeAttribute('class');
  for (const item of fragment.querySelectorAll('li:not([class*="ql-indent"])'))
    indent(item, listsAround(item) - 1);
}

/** Word exports list items as paragraphs with a list style and the bullet or number as text. */
function wordItemOf(paragraph: HTMLElement): HTMLLIElement | undefined {
  const style = paragraph.getAttribute(stashedStyle) ?? '';
  const found = /mso-list\s*:\s*l\d+(?:\s+level(\d+))?/i.exec(style);
  if (!found) return undefined;
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute(stashedStyle) ?? ''),
  );
  const numbered = /\d|^[a-z][.)]/i.test(sign?.textContent.trim() ?? '');
  sign?.remove();
  // Quill's own marking of list items.
  item.dataset['list'] = numbered ? 'ordered' : 'bullet';
  indent(item, Number(found[1] ?? 1) - 1);
  return item;
}

/** Puts the list paragraphs of Word into lists. */
export function rebuildWordLists(fragment: DocumentFragment): void {
  for (const paragraph of fragment.querySelectorAll('p')) {
    const item = wordItemOf(paragraph);
    if (!item) continue;
    const before = paragraph.previousElementSibling;
    const list = before?.hasAttribute('data-word') ? before : document.createElement('ol');
    list.setAttribute('data-word', '');
    list.append(item);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
  }
}
