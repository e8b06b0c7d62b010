import { commentMarkup } from '../../contract/allowedMarkup';
import { sanitizedFragment } from '../html/sanitizedFragment';

const isBlank = (node: Node | null) =>
  node instanceof Element && node.localName === 'p' && node.textContent.trim() === '';

/** Converts the editor's export to the stored form: allowed markup only, plain spaces, no leading or trailing blank lines. */
export function commentHtml(exported: string): string {
  const fragment = sanitizedFragment(exported.replaceAll('&nbsp;', ' '), commentMarkup);
  while (isBlank(fragment.firstChild)) fragment.firstChild?.remove();
  while (isBlank(fragment.lastChild)) fragment.lastChild?.remove();
  for (const paragraph of fragment.querySelectorAll('p')) {
    if (isBlank(paragraph)) paragraph.replaceChildren(document.createElement('br'));
  }
  const frame = document.createElement('div');
  frame.append(fragment);
  return frame.innerHTML;
}
