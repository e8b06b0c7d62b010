import { articlesApi } from '../api/articlesApi';
import { latestRecordsApi } from '../api/latestRecordsApi';
import { websiteApi } from '../api/websiteApi';
import type { Language } from '../contract/languages';
import type { MatchedPage } from '../contract/matchPage';
import { pageEntry, type PageRead, type RouteName } from '../contract/pages';
import type { AppDispatch } from '../store/createStore';

/** The parts of a URL that a page's queries depend on. */
export interface RouteRequest {
  language: Language;
  page: MatchedPage;
  search: URLSearchParams;
}

type Prefetch = (dispatch: AppDispatch, request: RouteRequest) => void | Promise<void>;

const ofArticle =
  (endpoint: 'getArticle' | 'getRelatedArticles'): Prefetch =>
  (dispatch, { language, page: { id } }) => {
    if (id !== undefined) dispatch(articlesApi.util.prefetch(endpoint, { language, id }, {}));
  };

const prefetchOfRecords: Prefetch = async (dispatch, request) => {
  const { prefetchRecords } = await import(
    /* webpackChunkName: "prefetch-records" */ '../features/records/prefetchRecords'
  );
  prefetchRecords(dispatch, request);
};

/** The queries of the browser for what `contract/pages` says that pages read. */
const prefetches: Record<PageRead, Prefetch> = {
  latestArticles: (dispatch, { language }) =>
    dispatch(articlesApi.util.prefetch('getLatestArticles', { language }, {})),
  featuredArticles: (dispatch, { language }) =>
    dispatch(articlesApi.util.prefetch('getFeaturedArticles', { language }, {})),
  statistics: (dispatch) => dispatch(websiteApi.util.prefetch('getStatistics', undefined, {})),
  configuration: (dispatch, { language }) =>
    dispatch(websiteApi.util.prefetch('getConfiguration', { language }, {})),
  article: ofArticle('getArticle'),
  relatedArticles: ofArticle('getRelatedArticles'),
  // The others are loaded with the page's chunk: only Home's are on everybody's first screen.
  articleList: async (dispatch, request) => {
    const { prefetchArticleList } = await import(
      /* webpackChunkName: "page-ArticleList" */ '../features/articles/list/prefetchArticleList'
    );
    prefetchArticleList(dispatch, request);
  },
  comments: async (dispatch, { page: { id } }) => {
    if (id === undefined) return;
    const { prefetchComments } = await import(
      /* webpackChunkName: "page-ArticleDetail" */ '../features/comments/prefetchComments'
    );
    prefetchComments(dispatch, id);
  },
  // One request of those of a page sends all.
  member: async (dispatch, { language, page: { params } }) => {
    const { prefetchMember } = await import(
      /* webpackChunkName: "page-MemberDetail" */ '../features/members/prefetchMember'
    );
    prefetchMember(dispatch, { language, slug: params['slug'] ?? '' });
  },
  memberArticles: () => undefined,
  memberComments: () => undefined,
  gameList: prefetchOfRecords,
  platforms: () => undefined,
  series: () => undefined,
  game: prefetchOfRecords,
  gameRanking: () => undefined,
  group: prefetchOfRecords,
  groupCharts: () => undefined,
  chart: prefetchOfRecords,
  chartRanking: () => undefined,
  ranking: prefetchOfRecords,
  latestScores: prefetchOfRecords,
  score: prefetchOfRecords,
  scoreEvents: () => undefined,
  latestRecords: (dispatch, { language }) =>
    dispatch(latestRecordsApi.util.prefetch('getLatestRecords', { language }, {})),
};

/** Starts a page's first queries, in parallel with loading its code. */
export async function prefetchPage(
  name: RouteName,
  dispatch: AppDispatch,
  request: RouteRequest,
): Promise<void> {
  const { reads = [] } = pageEntry(name);
  await Promise.all(reads.map((read) => prefetches[read](dispatch, request)));
}
