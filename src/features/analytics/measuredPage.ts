import { documentTitle } from '../../config/site';
import type { Language } from '../../contract/languages';
import { isKeyedRoute, pageEntry, pages, type RouteName } from '../../contract/pages';
import { buildArticlePath, buildKeyedPath, buildPath } from '../../contract/routes';

export interface MeasuredPage {
  language: Language;
  path: string;
  title: string;
}

interface Visit {
  language: Language;
  /** Undefined if the URL matches no route. */
  route: RouteName | undefined;
  /** Of a page with an id. */
  id?: number | undefined;
  /** The article of an article page, once it is loaded. */
  article?: { id: number; slug: string | null; title: string | null } | undefined;
  siteName: string;
  /** The default title of a page. */
  titleOf: (route: RouteName | 'NotFound') => string;
}

/**
 * The data reported for a page; undefined for pages that are not reported. Paths are built from known values, never copied
 * from the URL: a mistyped URL may contain anything, and a member page's URL contains a name. Pages linked from emails are
 * excluded.
 */
export function measuredPage(visit: Visit): MeasuredPage | undefined {
  const { language, route, id, article, titleOf, siteName } = visit;
  const page = (path: string, title: string) => ({
    language,
    path,
    title: documentTitle(title, siteName),
  });
  if (route && pageEntry(route).unmeasured) return undefined;
  const unknown = route === undefined || (isKeyedRoute(route) && id === undefined);
  if (unknown) return page(`/${language}/:unknown`, titleOf('NotFound'));
  switch (route) {
    case 'RankingBoard':
    case 'Submit':
    case 'Score':
    case 'Comparison':
    case 'Rivals':
    case 'Explanation':
    case 'Year':
    case 'MemberDetail':
      return page(`/${language}/${pages[route].path}`, titleOf(route));
    case 'ArticleDetail':
      return article && page(buildArticlePath(language, article), article.title || titleOf(route));
    default:
      if (isKeyedRoute(route)) {
        return page(buildKeyedPath(language, route, { id: id ?? 0, slug: null }), titleOf(route));
      }
      return page(buildPath(language, route), titleOf(route));
  }
}
