import {
  commentMarkup,
  encodeSpaces,
  isAllowedImage,
  isAllowedLink,
  type AllowedMarkup,
} from '../../contract/allowedMarkup';
import { inertMarkup, stashedStyle } from '../html/inertMarkup';
import { purifier } from '../html/sanitizedFragment';
import { markVideos } from './videoBlot';
import { markLevels, rebuildWordLists } from './pastedLists';
import { simplifyTables } from './pastedTables';
import { replaceStyles } from './pastedStyles';

const pictureFacts = ['src', 'alt', 'width', 'height'];

/** The title is the heading of the first rank, and a text has two ranks below it. */
function rankHeadings(fragment: DocumentFragment): void {
  for (const heading of fragment.querySelectorAll('h1, h4, h5, h6')) {
    const ranked = document.createElement(heading.localName === 'h1' ? 'h2' : 'h3');
    ranked.append(...heading.childNodes);
    heading.replaceWith(ranked);
  }
}

/** Sanitizes pasted markup and repairs its lists. The editor then keeps the formats it knows. */
export function pastedMarkup(html: string, markup: AllowedMarkup = commentMarkup): string {
  const fragment = purifier.sanitize(inertMarkup(html), {
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
  if (markup.tags.includes('h2')) rankHeadings(fragment);
  rebuildWordLists(fragment);
  markLevels(fragment);
  replaceStyles(fragment);
  const frame = document.createElement('div');
  frame.append(fragment);
  return frame.innerHTML;
}
