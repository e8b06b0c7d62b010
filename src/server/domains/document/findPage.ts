import type { Language } from '../../../contract/languages';
import { pages, routeNames, type RouteName } from '../../../contract/pages';
import { parseArticleKey, splitLanguagePrefix } from '../../../contract/routes';

export type FoundPage =
  /** A page of the site. Whether its resource exists is not checked yet. */
  | { kind: 'page'; language: Language; route: RouteName; articleId?: number; memberSlug?: string }
  | { kind: 'notFound'; language: Language }
  /** The language prefix has another case, or is missing; `rest` is the path without it. */
  | { kind: 'otherCase'; language: Language; rest: string }
  | { kind: 'unprefixed'; rest: string }
  /** A missing file, for example a script of an older build. */
  | { kind: 'file' };

const fixedRoutes = new Map<string, RouteName>(
  routeNames
    .filter((name) => !/[:*]/.test(pages[name].path))
    .map((name) => [pages[name].path, name]),
);

/** Resolves a path without its query. */
export function findPage(path: string): FoundPage {
  const split = splitLanguagePrefix(path);
  if (split.kind === 'otherCase') return split;
  if (split.kind === 'unprefixed') {
    return /\.[a-z0-9]{1,11}$/i.test(path) ? { kind: 'file' } : split;
  }
  const { language } = split;
  const rest = decode(split.rest).replace(/\/$/, '');
  const route = fixedRoutes.get(rest);
  if (route !== undefined) return { kind: 'page', language, route };
  if (/^admin(\/|$)/.test(rest)) return { kind: 'page', language, route: 'Administration' };
  const memberSlug = /^members\/([^/]+)$/.exec(rest)?.[1];
  if (memberSlug) return { kind: 'page', language, route: 'MemberDetail', memberSlug };
  const key = rest.includes('/') ? undefined : parseArticleKey(rest);
  return key?.kind === 'article'
    ? { kind: 'page', language, route: 'ArticleDetail', articleId: key.id }
    : { kind: 'notFound', language };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
