import { readListParams } from '../../../contract/articleListParams';
import {
  articleListRequest,
  featuredArticlesRequest,
  latestArticlesRequest,
  relatedArticlesRequest,
  requestUrl,
} from '../../../contract/articleRequests';
import { paths } from '../../../contract/paths';
import type { RouteName } from '../../../contract/routes';

/**
 * The first requests of a page, spelled exactly as by the client: their responses are inlined in the document. If the client's
 * request differs, it is simply sent.
 */
export function preloadRequests(
  route: RouteName,
  search: URLSearchParams,
  { articleId, memberSlug }: { articleId?: number; memberSlug?: string } = {},
): string[] {
  if (route === 'Home') {
    return [
      requestUrl(latestArticlesRequest()),
      requestUrl(featuredArticlesRequest()),
      paths.statistics,
      paths.configuration,
    ];
  }
  // The configuration says whether registration is open.
  if (route === 'Register') return [paths.configuration];
  if (route === 'ArticleList') return [requestUrl(articleListRequest(readListParams(search)))];
  if (route === 'ArticleDetail' && articleId !== undefined) {
    return [paths.article(articleId), requestUrl(relatedArticlesRequest(articleId))];
  }
  if (route === 'MemberDetail' && memberSlug !== undefined) {
    return [paths.publicMember(memberSlug)];
  }
  return [];
}
