import sanitize from 'sanitize-html';
import {
  articleMarkup,
  commentMarkup,
  encodeSpaces,
  isAllowedImage,
  isAllowedLink,
  isAllowedValue,
  type AllowedMarkup,
} from '../../../contract/allowedMarkup';
import { videoServiceOf } from '../../../contract/video/articleVideo';

/** Stored with every sanitised text. Increment it whenever the allowlists change: older texts are then sanitised again when read. */
export const sanitizerVersion = 6;

/** Sanitises an article's HTML: see {@link articleMarkup}. Idempotent. */
export function sanitizeArticleHtml(html: string): string {
  return dropFalseVideos(cleanUntilStable(html, articleOptions));
}

/** Sanitises a comment's HTML with a narrower allowlist. */
export function sanitizeCommentHtml(html: string): string {
  return cleanUntilStable(html, commentOptions);
}

/**
 * Removing a tag can leave markup that a parser then reads differently (a paragraph inside a paragraph), so
 * the result is sanitised again until it is stable. Two rounds were enough for all known input; text that never settles loses all tags.
 */
function cleanUntilStable(html: string, options: sanitize.IOptions): string {
  let before = withoutHidden(sanitize(html, options));
  for (let round = 0; round < 5; round += 1) {
    const after = withoutHidden(sanitize(before, options));
    if (after === before) return after;
    before = after;
  }
  return sanitize(before, { allowedTags: [], allowedAttributes: {} });
}

/** Control characters, noncharacters, and signs that turn the direction of what follows. Direction marks and joiners stay. */
const hidden = /[^\P{Cc}\n\r\t]|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/gu;
/** After the sanitizer, which decodes character references. */
const withoutHidden = (html: string) => html.replaceAll(hidden, '');

/** Removes a `data-video` that does not match the figure's link. Expects sanitised markup, where `<` and `>` only delimit tags. */
function dropFalseVideos(html: string): string {
  return html.replaceAll(
    /<figure data-video="(\w+)">((?:(?!<\/?figure\b).)*)/gs,
    (figure, service: string, inside: string) => {
      const link = /<a\b(?: href="([^"]*)")?/.exec(inside)?.[1] ?? '';
      return videoServiceOf(decodeEntities(link)) === service ? figure : `<figure>${inside}`;
    },
  );
}

/** The visible text of sanitised HTML, for searches and for counting characters. */
export function visibleText(html: string): string {
  const spaced = html.replaceAll(
    /<\/(?:p|li|h2|h3|td|th|tr|blockquote|figcaption)>|<br \/>/g,
    ' $&',
  );
  return decodeEntities(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const articleOptions = optionsFor(articleMarkup);
const commentOptions = optionsFor(commentMarkup);

function optionsFor(markup: AllowedMarkup): sanitize.IOptions {
  return {
    allowedTags: [...markup.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(markup.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // Deeper nesting than any editor produces is an attack on parsers.
    nestingLimit: 40,
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, markup) }),
      '*': (tagName, attributes) => ({ tagName, attribs: keepAllowedValues(attributes) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !isAllowedImage(frame.attribs.src ?? ''),
  };
}

function linkAttributes(attributes: sanitize.Attributes, markup: AllowedMarkup) {
  const kept: sanitize.Attributes = {};
  if (attributes.href === undefined) return kept;
  const href = encodeSpaces(attributes.href);
  if (!isAllowedLink(href, markup)) return kept;
  return { href, rel: markup.linkRelation };
}

function keepAllowedValues(attributes: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isAllowedValue(name, value)),
  );
}
