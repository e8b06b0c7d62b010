import { routePatterns, parseArticleKey, splitLanguagePrefix } from '../../contract/routes';
import { personSlug, renamed } from './leaves';
import type { Leaf, Redacting } from './shape';

const fixedPages = new Set<string>(
  Object.values(routePatterns)
    .filter((pattern) => !pattern.includes(':'))
    .map((pattern) => pattern.replace('/*', '')),
);

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const coverPage = (rest: string, redacting: Redacting): string => {
  if (fixedPages.has(rest) || parseArticleKey(rest)?.kind === 'article') return rest;
  const [first = '', second] = rest.split('/');
  if (first === 'members' && second !== undefined) {
    return `members/${String(personSlug(decoded(second), redacting))}`;
  }
  // A page with pages of its own: which of them is left out.
  return fixedPages.has(first) ? first : 'unknown';
};

/** The path of a page: which page it is, and nothing of what a member may have put into the address. */
export const coverPath: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return null;
  const split = splitLanguagePrefix(value);
  if (split.kind === 'unprefixed') return '/unknown';
  return `/${split.language}/${coverPage(split.rest, redacting)}`;
};

const simple = /^(?:\d{1,6}|[a-z][A-Za-z]{0,30})$/;
const coverSearch = renamed('search');

/** What a list was asked for: numbers and choices stay, what was searched is renamed as in the list's own request. */
export const coverQuery: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return '';
  const kept = [...new URLSearchParams(value)].flatMap(([name, text]) => {
    if (name === 'search') return [[name, String(coverSearch(text.trim(), redacting))]];
    return simple.test(name) && simple.test(text) ? [[name, text]] : [];
  });
  return new URLSearchParams(kept).toString();
};

export const coverHash: Leaf = (value) =>
  typeof value === 'string' && /^#[a-z][A-Za-z-]{0,30}$/.test(value) ? value : '';
