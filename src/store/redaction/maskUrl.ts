import { matchPage } from '../../contract/matchPage';
import { isStaticRoute, pages, routeNames } from '../../contract/pages';
import { playerBoards } from '../../contract/records/rankingBoards';
import { splitLanguagePrefix } from '../../contract/routes';
import { personSlug, renamed } from './valueRedactors';
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

/** Query parameters with fixed sets of values; any other parameter may contain anything. */
const choices = new Set(['page', 'size', 'sort', 'direction', 'category', 'featured', 'status']);
const simple = /^(?:\d{1,6}|[a-z][A-Za-z]{0,30})$/;
const maskSearch = renamed('search');

/** Redacts a query string: keeps numbers and fixed choices, renames the search text as in the list's own request. */
export const maskQuery: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return '';
  const kept = [...new URLSearchParams(value)].flatMap(([name, text]) => {
    if (name === 'search') return [[name, String(maskSearch(text.trim(), redacting))]];
    return choices.has(name) && simple.test(text) ? [[name, text]] : [];
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
