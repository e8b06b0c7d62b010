/** Holds the style attributes of markup. */
export const stashedStyle = 'data-pasted-style';

/*
 * Both patterns also match what is not closed, and so pass over it once: else each "<" of it would be read to its end.
 */

/** A style sheet, or the rest of the markup if it has no end. */
const styleSheets = /<style\b[^>]*(?:>.*?<\/style>|.*$)/gis;
/** A start tag: quotes delimit a value only behind an equals sign, as browsers read them. */
const tags = /<[a-z](?:=\s*(?:"[^"]*"|'[^']*'|(?!["'\s]))|[^<>=])*/gi;
const attributes = /(?<=[\s"'/])([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/g;

function inertAttribute(attribute: string, name: string, value = ''): string {
  if (/^on[a-z]/i.test(name)) return '';
  return /^style$/i.test(name) ? stashedStyle + value : attribute;
}

/**
 * Markup without style sheets and event handlers, with its style attributes renamed. Parsing these violates the Content
 * Security Policy and logs an error, even in an inert document. It is no sanitizer: what it misses does not run either.
 */
export function inertMarkup(html: string): string {
  return html
    .replaceAll(styleSheets, '')
    .replaceAll(tags, (tag) => tag.replaceAll(attributes, inertAttribute));
}
