/** What other programs say in styles that the editor knows as formats. */
const meanings: readonly [RegExp, string][] = [
  [/font-weight\s*:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style\s*:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?\s*:[^;]*underline/i, 'u'],
];

/** Wraps what an element holds; a heading is bold anyway, and a link underlined. */
function wrap(element: HTMLElement, style: string): void {
  if (/^(?:h[1-6]|a)$/.test(element.localName)) return;
  for (const [meaning, name] of meanings) {
    if (!meaning.test(style)) continue;
    const format = document.createElement(name);
    format.append(...element.childNodes);
    element.append(format);
  }
}

/**
 * Turns styles into the elements they stand for and takes all of them away: the page's content policy keeps them from applying,
 * so nobody after this could read them.
 */
export function replaceStyles(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    // Google Docs wraps whatever is copied from it in a bold element that is not bold.
    if (element.localName === 'b' && /font-weight\s*:\s*normal/i.test(style)) {
      element.replaceWith(...element.childNodes);
    } else if (/^(?:span|font|div|p|li|b|i|em|strong)$/.test(element.localName)) {
      wrap(element, style);
    }
  }
}
