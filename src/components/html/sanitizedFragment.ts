import createDOMPurify from 'dompurify';
import {
  encodeSpaces,
  isAllowedImage,
  isAllowedLink,
  isAllowedValue,
  type AllowedMarkup,
} from '../../contract/allowedMarkup';
import { registerSanitizer } from './htmlSanitizer';
import { inertMarkup } from './inertMarkup';

export const purifier = createDOMPurify(globalThis.window);

function dropUnlessAllowed(element: Element, name: string, isAllowed: (text: string) => boolean) {
  const value = element.getAttribute(name);
  if (value !== null && !isAllowed(value)) element.removeAttribute(name);
}

/** Our lists allow attributes per element; DOMPurify has one list for all. */
function tidy(element: Element, markup: AllowedMarkup): void {
  const allowed = markup.attributes[element.localName] ?? [];
  const unwanted = [...element.attributes].filter(
    ({ name, value }) => !allowed.includes(name) || !isAllowedValue(name, value),
  );
  for (const { name } of unwanted) element.removeAttribute(name);
  if (element.localName === 'a') {
    const href = element.getAttribute('href');
    if (href !== null) element.setAttribute('href', encodeSpaces(href));
    dropUnlessAllowed(element, 'href', (address) => isAllowedLink(address, markup));
    element.setAttribute('rel', markup.linkRelation);
  }
  if (element.localName === 'img') {
    dropUnlessAllowed(element, 'src', isAllowedImage);
    if (!element.hasAttribute('src')) element.remove();
    element.setAttribute('loading', 'lazy');
  }
}

/** Parses untrusted markup into a fragment that contains only what the list allows. */
export function sanitizedFragment(html: string, markup: AllowedMarkup): DocumentFragment {
  const fragment = purifier.sanitize(inertMarkup(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...markup.tags],
    ALLOWED_ATTR: Object.values(markup.attributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  for (const element of fragment.querySelectorAll('*')) tidy(element, markup);
  return fragment;
}

// From now on the Trusted Types policy sanitizes strings that libraries write to the page instead of escaping them.
registerSanitizer((html) => purifier.sanitize(html));
