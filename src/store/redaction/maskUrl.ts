import { matchPage } from '../../contract/matchPage';
import {
  isKeyedRoute,
  isStaticRoute,
  pages,
  type KeyedRouteName,
  type RouteName,
  type StaticRouteName,
} from '../../contract/pages';
import { parseId } from '../../contract/parseId';
import { splitLanguagePrefix } from '../../contract/routes';
import { listParameters } from '../../contract/views/listViews';
import { listParameter, personSlug, published, renamed, scoreId } from './valueRedactors';
import type { Leaf, Redacting } from './shape';

const idOf: Leaf = (value) => (typeof value === 'string' ? (parseId(value) ?? null) : null);

type ParameterRoute = Exclude<RouteName, StaticRouteName | KeyedRouteName>;

/** What is kept of the parameters of each page that has some. The ids and boards are public, and no member's. */
const parameterMasks: Record<ParameterRoute, Leaf> = {
  Comparison: personSlug,
  Explanation: personSlug,
  MemberDetail: personSlug,
  RankingBoard: published,
  Rivals: personSlug,
  Score: (value, redacting) => scoreId(idOf(value, redacting), redacting),
  Submit: idOf,
  // A slug may be a number, too.
  Year: personSlug,
};

const coverPage = (rest: string, redacting: Redacting): string => {
  const page = matchPage(rest);
  if (!page) return 'unknown';
  const { route, params, id } = page;
  if (isStaticRoute(route)) return pages[route].path.replace('/*', '');
  if (isKeyedRoute(route)) return id === undefined ? 'unknown' : rest;
  const mask = parameterMasks[route];
  return pages[route].path.replaceAll(/:(\w+)/g, (_place, name: string) =>
    String(mask(params[name] ?? '', redacting)),
  );
};

/** Keeps the page of a path, but nothing a member may have typed into the URL. */
export const maskPath: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return null;
  const split = splitLanguagePrefix(value);
  if (split.kind === 'unprefixed') return '/unknown';
  return `/${split.language}/${coverPage(split.rest, redacting)}`;
};

/** What is kept of query parameters; any other parameter may contain anything. */
const parameters = new Map<string, Leaf>([
  ...[...listParameters].flatMap(([name, [first]]): [string, Leaf][] =>
    first ? [[name, listParameter[first.kind]]] : [],
  ),
  // Of the tables of the administration.
  ['direction', listParameter.choice],
  ['status', listParameter.choice],
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
