import { documentTitle } from '../../config/site';
import type { Language } from '../../contract/languages';
import { pageEntry, pages, type RouteName } from '../../contract/pages';
import { buildArticlePath, buildPath } from '../../contract/routes';

export interface MeasuredPage {
  language: Language;
  path: string;
  title: string;
}

interface Visit {
  language: Language;
  /** Undefined if the URL matches no route. */
  route: RouteName | undefined;
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
  const { language, route, article, titleOf, siteName } = visit;
  const page = (path: string, title: string) => ({
    language,
    path,
    title: documentTitle(title, siteName),
  });
  if (route && pageEntry(route).unmeasured) return undefined;
  switch (route) {
    case undefined:
      return page(`/${language}/:unknown`, titleOf('NotFound'));
    case 'MemberDetail':
      return page(`/${language}/${pages.MemberDetail.path}`, titleOf(route));
    case 'ArticleDetail':
      return article && page(buildArticlePath(language, article), article.title || titleOf(route));
    default:
      return page(buildPath(language, route), titleOf(route));
  }
}
