import {
  commentMarkup,
  encodeSpaces,
  isAllowedLink,
  type AllowedMarkup,
} from '../../contract/allowedMarkup';

/** Completes a typed URL, usually with the missing protocol. Undefined if it is not a URL. */
export function linkAddress(
  typed: string,
  markup: AllowedMarkup = commentMarkup,
): string | undefined {
  const text = encodeSpaces(typed);
  if (text.startsWith('/') && isAllowedLink(text, markup)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^mailto:/i.test(text)) return isAllowedLink(text, commentMarkup) ? text : undefined;
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  // Without a dot it is a word, or another protocol that would parse as host and port.
  const named = URL.canParse(whole) && /\.|^localhost$/.test(new URL(whole).hostname);
  return named && isAllowedLink(whole, commentMarkup) ? whole : undefined;
}
