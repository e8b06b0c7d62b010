import { readListParams } from '../../../contract/articleListParams';
import {
  articleListRequest,
  commentsRequest,
  featuredArticlesRequest,
  latestArticlesRequest,
  memberArticlesRequest,
  memberCommentsRequest,
  relatedArticlesRequest,
  requestUrl,
} from '../../../contract/articleRequests';
import { paths } from '../../../contract/paths';
import { pageEntry, type PageRead, type RouteName } from '../../../contract/pages';

/** The parts of a URL that requests depend on. */
interface ReadPage {
  search: URLSearchParams;
  articleId?: number | undefined;
  memberSlug?: string | undefined;
}

export interface PreloadRequest {
  read: PageRead;
  path: string;
}

/** The requests for what `contract/pages` says that pages read, spelled exactly as by the client. */
const requests: Record<PageRead, (page: ReadPage) => string | undefined> = {
  latestArticles: () => requestUrl(latestArticlesRequest()),
  featuredArticles: () => requestUrl(featuredArticlesRequest()),
  statistics: () => paths.statistics,
  configuration: () => paths.configuration,
  articleList: ({ search }) => requestUrl(articleListRequest(readListParams(search))),
  article: ({ articleId }) => (articleId ? paths.article(articleId) : undefined),
  relatedArticles: ({ articleId }) =>
    articleId ? requestUrl(relatedArticlesRequest(articleId)) : undefined,
  comments: ({ articleId }) => (articleId ? requestUrl(commentsRequest(articleId, 1)) : undefined),
  memberArticles: ({ memberSlug }) =>
    memberSlug ? requestUrl(memberArticlesRequest(memberSlug, 1)) : undefined,
  memberComments: ({ memberSlug }) =>
    memberSlug ? requestUrl(memberCommentsRequest(memberSlug, 1)) : undefined,
  member: ({ memberSlug }) => (memberSlug ? paths.publicMember(memberSlug) : undefined),
};

/**
 * The first requests of a page, whose responses are inlined in the document. If the client's request differs, it is simply
 * sent.
 */
export function preloadRequests(route: RouteName, page: ReadPage): PreloadRequest[] {
  const { reads = [] } = pageEntry(route);
  return reads.flatMap((read) => {
    const path = requests[read](page);
    return path === undefined ? [] : [{ read, path }];
  });
}
