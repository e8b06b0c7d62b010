import sanitize from 'sanitize-html';
import {
  articleMarkup,
  commentMarkup,
  isAllowedImage,
  isAllowedLink,
  isAllowedValue,
  type AllowedMarkup,
} from '../../contract/allowedMarkup';
import { videoServiceOf } from '../../contract/video/articleVideo';

/** Stored beside every sanitised text; raise it whenever the lists change, and older texts are cleaned again when read. */
export const sanitizerVersion = 5;

/** What remains of an article's HTML: see {@link articleMarkup}. Cleaning twice changes nothing more. */
export function sanitizeArticleHtml(html: string): string {
  return dropFalseVideos(cleanUntilStable(html, articleOptions));
}

/** The narrower list for what members write. */
export function sanitizeCommentHtml(html: string): string {
  return cleanUntilStable(html, commentOptions);
}

/**
 * Taking a tag away can bring two others together that a parser then reads differently (a paragraph inside a paragraph), so
 * the result is cleaned again until nothing changes. Two rounds do for anything seen; what never settled would be no one's text.
 */
function cleanUntilStable(html: string, options: sanitize.IOptions): string {
  let before = sanitize(html, options);
  for (let round = 0; round < 5; round += 1) {
    const after = sanitize(before, options);
    if (after === before) return after;
    before = after;
  }
  return sanitize(before, { allowedTags: [], allowedAttributes: {} });
}

/** A figure is a video only if its link leads to what it names. Reads sanitised markup, where `<` and `>` begin and end tags. */
function dropFalseVideos(html: string): string {
  return html.replaceAll(
    /<figure data-video="(\w+)">((?:(?!<\/?figure\b).)*)/gs,
    (figure, service: string, inside: string) => {
      const link = /<a\b(?: href="([^"]*)")?/.exec(inside)?.[1] ?? '';
      return videoServiceOf(decodeEntities(link)) === service ? figure : `<figure>${inside}`;
    },
  );
}

/** The visible text of sanitised HTML, for searches and for counting what a reader would see. */
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
    // Deeper nesting than any editor makes only serves to slow parsers down.
    nestingLimit: 40,
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, markup) }),
      '*': (tagName, attributes) => ({ tagName, attribs: keepAllowedValues(attributes) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !isAllowedImage(frame.attribs.src ?? ''),
  };
}

function linkAttributes(attributes: sanitize.Attributes, markup: AllowedMarkup) {
  const href = attributes.href;
  const kept: sanitize.Attributes = {};
  if (href === undefined || !isAllowedLink(href, markup)) return kept;
  return { href, rel: markup.linkRelation };
}

function keepAllowedValues(attributes: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isAllowedValue(name, value)),
  );
}
