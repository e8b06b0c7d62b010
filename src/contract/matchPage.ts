import {
  isKeyedRoute,
  pageEntry,
  pages,
  routeNames,
  type KeyedRouteName,
  type RouteName,
} from './pages';
import { parseId } from './parseId';

export interface MatchedPage {
  route: RouteName;
  /** The parameters of its pattern, decoded. */
  params: Readonly<Record<string, string>>;
  /** Of a page with a mark or an `:id`; undefined if what stands there is not a positive integer. */
  id?: number | undefined;
}

const keyedRoutes = new Map<string, KeyedRouteName>(
  routeNames.filter(isKeyedRoute).map((route) => [pages[route].mark, route]),
);
/** The last mark counts: a slug may contain one, too. */
const keyPattern = new RegExp(`^[^/]*-(${[...keyedRoutes.keys()].join('|')})([^/]*)$`, 's');

function matchKey(segment: string): MatchedPage | undefined {
  const [, mark = '', digits = ''] = keyPattern.exec(segment) ?? [];
  const route = keyedRoutes.get(mark);
  return route && { route, params: { key: segment }, id: parseId(digits) };
}

/** The other patterns; `*` stands for subpages, and for none. */
const patterns = routeNames
  .filter((route) => !isKeyedRoute(route))
  .map((route) => {
    const { path } = pages[route];
    const pattern = path.replace('/*', '(?:/.*)?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    return { route, pattern: new RegExp(`^${pattern}$`) };
  });

function decode(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('/', '%2F');
  } catch {
    return text;
  }
}

/** The page of a path below the language prefix, without its query. Whether what it shows exists is not checked. */
export function matchPage(rest: string): MatchedPage | undefined {
  const path = rest.replace(/\/$/, '').split('/').map(decode).join('/');
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    const params = match?.groups ?? {};
    const { choices } = pageEntry(route);
    const allowed = !choices || Object.values(params).every((value) => choices.includes(value));
    if (match && allowed) return { route, params, id: parseId(params['id'] ?? '') };
  }
  return matchKey(path);
}
