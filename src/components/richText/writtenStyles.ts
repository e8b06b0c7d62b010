/** Where styles wait to be read: parsing a `style` breaks the page's content policy, and the console says so. */
export const stashedStyle = 'data-pasted-style';

/** Renames the style attributes of markup before anything parses it, and drops its style sheets. */
export function stashStyles(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>.*?<\/style>/gis, '')
    .replaceAll(/(<[a-z][^>]*?\s)style(?=\s*=)/gi, `$1${stashedStyle}`);
}

/** What other programs say in styles that the editor knows as formats. */
const meanings: readonly [RegExp, string][] = [
  [/font-weight\s*:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style\s*:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?\s*:[^;]*underline/i, 'u'],
  [/text-decoration(?:-line)?\s*:[^;]*line-through/i, 's'],
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

/** Turns stashed styles into the elements they stand for and takes all of them away. */
export function replaceStyles(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${stashedStyle}]`)) {
    const style = element.getAttribute(stashedStyle) ?? '';
    element.removeAttribute(stashedStyle);
    // Google Docs wraps whatever is copied from it in a bold element that is not bold.
    if (element.localName === 'b' && /font-weight\s*:\s*normal/i.test(style)) {
      element.replaceWith(...element.childNodes);
    } else if (/^(?:span|font|div|p|li|b|i|em|strong)$/.test(element.localName)) {
      wrap(element, style);
    }
  }
}
