/**
 * The markup allowed in articles and comments. The server removes everything else when a text is saved, the browser when it is
 * shown: both build their sanitiser from these lists, so that they agree.
 */
export interface AllowedMarkup {
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  /** The `rel` of every link. */
  linkRelation: string;
  /** Whether a link may name a path of this site, without its origin. */
  pathLinks: boolean;
}

export const commentMarkup: AllowedMarkup = {
  tags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href', 'rel'] },
  linkRelation: 'nofollow ugc noopener',
  pathLinks: false,
};

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const blockTags = ['h2', 'h3', 'blockquote', 'code', 'pre', 'hr', 'figure', 'figcaption', 'img'];

export const articleMarkup: AllowedMarkup = {
  tags: [...commentMarkup.tags, 's', ...blockTags, ...tableTags],
  attributes: {
    a: ['href', 'rel'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height'],
    // A video: the link inside points to it and is the fallback without scripts.
    figure: ['data-video'],
  },
  linkRelation: 'nofollow noopener',
  pathLinks: true,
};

/**
 * Whether a link is allowed: http, https and mailto URLs, and in articles paths of this site. Browsers drop tabs and line
 * breaks inside a URL and read a backslash as a slash, so a URL with any of them is rejected.
 */
export function isAllowedLink(href: string, { pathLinks }: AllowedMarkup): boolean {
  if (/[\s\p{Cc}\\]/u.test(href)) return false;
  if (/^https?:\/\/[^/]/i.test(href) || /^mailto:[^:]/i.test(href)) return true;
  return pathLinks && /^\/(?!\/)/.test(href);
}

/** A link as a browser follows it: without spaces around it, and with those inside it as `%20`. */
export const encodeSpaces = (href: string): string => href.trim().replaceAll(' ', '%20');

/** Only the site's own pictures: an external one would let its host track readers. */
export function isAllowedImage(source: string): boolean {
  return /^\/media\/pictures\/[0-9a-f]{8,64}-[1-9]\d{0,4}\.webp$/.test(source);
}

/** The values a cell's `scope`, a picture's `width` and `height` and a figure's `data-video` may have. */
export function isAllowedValue(attribute: string, value: string): boolean {
  if (attribute === 'scope') return ['col', 'row', 'colgroup', 'rowgroup'].includes(value);
  if (attribute === 'width' || attribute === 'height') return /^[1-9]\d{0,3}$/.test(value);
  if (attribute === 'data-video') return ['youtube', 'twitch', 'file'].includes(value);
  return true;
}
