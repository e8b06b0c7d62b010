import { documentTitle } from '../../config/site';
import type { Language } from '../../contract/languages';
import { buildArticlePath, buildPath, routePatterns, type RouteName } from '../../contract/routes';

export interface MeasuredPage {
  language: Language;
  path: string;
  title: string;
}

interface Visit {
  language: Language;
  /** Undefined for an address no page answers. */
  route: RouteName | undefined;
  /** Of an article's page, once it is known. */
  article?: { id: number; slug: string | null; title: string | null } | undefined;
  siteName: string;
  /** The usual title of a page. */
  titleOf: (route: RouteName | 'NotFound') => string;
}

/**
 * What is told of a page; undefined for one of which nothing is. Paths are made of what the site knows, never copied: whoever
 * mistypes an address may have typed anything, and a member's names them. The pages that links in mails lead to are left out altogether.
 */
export function measuredPage(visit: Visit): MeasuredPage | undefined {
  const { language, route, article, titleOf, siteName } = visit;
  const page = (path: string, title: string) => ({
    language,
    path,
    title: documentTitle(title, siteName),
  });
  switch (route) {
    case undefined:
      return page(`/${language}/:unknown`, titleOf('NotFound'));
    case 'ResetPassword':
    case 'EmailChange':
      return undefined;
    case 'MemberDetail':
      return page(`/${language}/${routePatterns.MemberDetail}`, titleOf(route));
    case 'ArticleDetail':
      return article && page(buildArticlePath(language, article), article.title || titleOf(route));
    default:
      return page(buildPath(language, route), titleOf(route));
  }
}
