import { articleMarkup } from '../../contract/allowedMarkup';
import { sanitizedFragment } from '../html/sanitizedFragment';

const isBlank = (element: Element) =>
  element.textContent.trim() === '' && element.querySelector('img') === null;

/** The editor exports each line of a quotation as its own blockquote; join them into one with paragraphs. */
function joinQuotes(fragment: DocumentFragment): void {
  for (const quote of fragment.querySelectorAll('blockquote')) {
    if (quote.querySelector('p') === null) {
      const paragraph = document.createElement('p');
      paragraph.append(...quote.childNodes);
      quote.append(paragraph);
    }
    const before = quote.previousElementSibling;
    if (before?.localName !== 'blockquote') continue;
    before.append(...quote.childNodes);
    quote.remove();
  }
}

/** The editor has no header cells: turn a table's first row into column headers. */
function nameColumns(table: HTMLTableElement): void {
  const [first] = table.rows;
  if (!first || table.tHead || table.rows.length < 2) return;
  for (const cell of first.querySelectorAll('td')) {
    const head = document.createElement('th');
    head.scope = 'col';
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
  table.createTHead().append(first);
}

const serialize = (fragment: DocumentFragment): string => {
  const frame = document.createElement('div');
  frame.append(fragment);
  return frame.innerHTML;
};

/** Converts the editor's export to the stored form: an article's markup, two heading levels, no blank lines. */
export function articleHtml(exported: string): string {
  const ranked = exported
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/<(\/?)h1\b/g, '<$1h2')
    .replaceAll(/<(\/?)h[456]\b/g, '<$1h3');
  const fragment = sanitizedFragment(ranked, articleMarkup);
  joinQuotes(fragment);
  for (const table of fragment.querySelectorAll('table')) nameColumns(table);
  for (const element of fragment.querySelectorAll('p, h2, h3, blockquote')) {
    if (isBlank(element)) element.remove();
  }
  return serialize(fragment);
}

/** Normalizes markup, so that texts that render alike compare equal. */
export function canonicalHtml(html: string): string {
  const named = html
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll(/\s+/g, ' ');
  return serialize(sanitizedFragment(named, articleMarkup))
    .replaceAll(
      / ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td|figure|figcaption|img)\b[^>]*>) ?/g,
      '$1',
    )
    .replaceAll(/<(\w+)((?: [^>]*)?)> /g, '<$1$2>')
    .trim();
}
