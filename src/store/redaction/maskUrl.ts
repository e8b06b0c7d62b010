import { matchPage } from '../../contract/matchPage';
import { isStaticRoute, pages, routeNames } from '../../contract/pages';
import { parseId } from '../../contract/parseId';
import { playerBoards } from '../../contract/records/rankingBoards';
import { splitLanguagePrefix } from '../../contract/routes';
import { cursor, matching, personSlug, renamed, scoreId } from './valueRedactors';
import type { Leaf, Redacting } from './shape';

const fixedPages = new Set<string>(
  [
    routeNames.filter(isStaticRoute).map((name) => pages[name].path.replace('/*', '')),
    playerBoards.map((board) => `rankings/${board}`),
  ].flat(),
);

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const coverPage = (rest: string, redacting: Redacting): string => {
  if (fixedPages.has(rest) || matchPage(rest)?.id !== undefined) return rest;
  const [first = '', second] = rest.split('/');
  if (first === 'members' && second !== undefined) {
    return `members/${String(personSlug(decoded(second), redacting))}`;
  }
  if (first === 'score') {
    return `score/${String(scoreId(parseId(second ?? '') ?? null, redacting))}`;
  }
  // For a page with subpages, omit the subpage.
  return fixedPages.has(first) ? first : 'unknown';
};

/** Keeps the page of a path, but nothing a member may have typed into the URL. */
export const maskPath: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return null;
  const split = splitLanguagePrefix(value);
  if (split.kind === 'unprefixed') return '/unknown';
  return `/${split.language}/${coverPage(split.rest, redacting)}`;
};

/** Parameters with fixed sets of values, and ids of the catalogue. */
const choices = [
  ['page', 'size', 'sort', 'direction', 'category', 'featured', 'status'],
  ['letter', 'platform', 'series', 'around', 'by'],
].flat();
const choice = matching(/^(?:\d{1,6}|[a-z][A-Za-z-]{0,30})$/);

/** What is kept of query parameters; any other parameter may contain anything. */
const parameters = new Map<string, Leaf>([
  ...choices.map((name): [string, Leaf] => [name, choice]),
  ['country', matching(/^[A-Z]{2}$/)],
  ['after', cursor],
  ['search', renamed('search')],
]);

/** Redacts a query string: each parameter is what the page's own request has after redaction. */
export const maskQuery: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return '';
  const kept = [...new URLSearchParams(value)].flatMap(([name, text]) => {
    const masked = parameters.get(name)?.(text.trim(), redacting);
    return typeof masked === 'string' ? [[name, masked]] : [];
  });
  return new URLSearchParams(kept).toString();
};

/** The names of page sections, which are kept. */
const parts = new Set(
  [
    ['info', 'avatar', 'password'],
    ['appearance', 'language', 'privacy'],
    ['overview', 'installation', 'storage', 'offline'],
    ['comments', 'main'],
  ].flat(),
);
const maskAnchor = renamed('anchor');

export const maskHash: Leaf = (value, redacting) => {
  if (typeof value !== 'string' || value === '') return '';
  const name = value.slice(1);
  return `#${parts.has(name) ? name : String(maskAnchor(name, redacting))}`;
};
