import { stashedStyle } from '../html/inertMarkup';

/** Styles of other programs, not their own such as `mso-bidi-font-weight`, that correspond to formats of the editor. */
const meanings: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight\s*:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![\w-])font-style\s*:\s*italic/i, 'em'],
  [/(?<![\w-])text-decoration(?:-line)?\s*:[^;]*underline/i, 'u'],
  [/(?<![\w-])text-decoration(?:-line)?\s*:[^;]*line-through/i, 's'],
];

/** Wraps an element's content in format elements. Skips headings and links, which are bold or underlined anyway. */
function wrap(element: HTMLElement, style: string): void {
  if (/^(?:h[1-6]|a)$/.test(element.localName)) return;
  for (const [meaning, name] of meanings) {
    if (!meaning.test(style)) continue;
    const format = document.createElement(name);
    format.append(...element.childNodes);
    element.append(format);
  }
}

/** Replaces stashed styles with the corresponding elements and removes the attributes. */
export function replaceStyles(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${stashedStyle}]`)) {
    const style = element.getAttribute(stashedStyle) ?? '';
    element.removeAttribute(stashedStyle);
    // Google Docs wraps copied content in a `b` element with normal weight.
    if (element.localName === 'b' && /(?<![\w-])font-weight\s*:\s*(?:normal|400)/i.test(style)) {
      element.replaceWith(...element.childNodes);
    } else if (/^(?:span|font|div|p|li|b|i|em|strong)$/.test(element.localName)) {
      wrap(element, style);
    }
  }
}
