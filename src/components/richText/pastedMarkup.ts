import {
  commentMarkup,
  encodeSpaces,
  isAllowedImage,
  isAllowedLink,
  type AllowedMarkup,
} from '../../contract/allowedMarkup';
import { purifier } from '../html/sanitizedFragment';
import { markVideos } from './videoBlot';
import { simplifyTables } from './pastedTables';
import { replaceStyles, stashStyles, stashedStyle } from './pastedStyles';

/** Word exports list items as paragraphs with a list style and the bullet or number as text. */
function wordItemOf(paragraph: HTMLElement): HTMLLIElement | undefined {
  const style = paragraph.getAttribute(stashedStyle) ?? '';
  if (!/mso-list\s*:\s*l\d/i.test(style)) return undefined;
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute(stashedStyle) ?? ''),
  );
  const numbered = /\d|^[a-z][.)]/i.test(sign?.textContent.trim() ?? '');
  sign?.remove();
  // Quill's own marking of list items.
  item.dataset['list'] = numbered ? 'ordered' : 'bullet';
  return item;
}

function rebuildWordLists(fragment: DocumentFragment): void {
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

const pictureFacts = ['src', 'alt', 'width', 'height'];

/** Sanitizes pasted markup and repairs its lists. The editor then keeps the formats it knows. */
export function pastedMarkup(html: string, markup: AllowedMarkup = commentMarkup): string {
  const fragment = purifier.sanitize(stashStyles(html), {
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: markup.tags.includes('figure') ? ['iframe'] : [],
    FORBID_TAGS: ['style', 'svg', 'math', 'form', 'input', 'button', 'select', 'textarea'],
    // Some other attributes fetch their URL as soon as they are in this document.
    ALLOWED_ATTR: ['href', stashedStyle, 'id', 'class', 'colspan', 'rowspan', ...pictureFacts],
  });
  // Nothing is fetched yet: the fragment belongs to an inert document.
  markVideos(fragment);
  for (const element of fragment.querySelectorAll('img, [src]')) {
    const wanted = markup.tags.includes('img') && isAllowedImage(element.getAttribute('src') ?? '');
    if (element.localName !== 'img') element.removeAttribute('src');
    else if (!wanted) element.remove();
  }
  for (const link of fragment.querySelectorAll('a[href]')) {
    const href = encodeSpaces(link.getAttribute('href') ?? '');
    if (isAllowedLink(href, markup)) link.setAttribute('href', href);
    else link.removeAttribute('href');
  }
  if (markup.tags.includes('table')) simplifyTables(fragment);
  // The editor's tables have only one kind of cell.
  for (const head of fragment.querySelectorAll('th')) {
    const cell = document.createElement('td');
    cell.append(...head.childNodes);
    head.replaceWith(cell);
  }
  rebuildWordLists(fragment);
  replaceStyles(fragment);
  const frame = document.createElement('div');
  frame.append(fragment);
  return frame.innerHTML;
}
