import { articlesApi } from '../api/articlesApi';
import { websiteApi } from '../api/websiteApi';
import type { Language } from '../contract/languages';
import { pageEntry, type PageRead, type RouteName } from '../contract/pages';
import { parseArticleKey } from '../contract/routes';
import type { AppDispatch } from '../store/createStore';

/** The parts of a URL that a page's queries depend on. */
export interface RouteRequest {
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

type Prefetch = (dispatch: AppDispatch, request: RouteRequest) => void | Promise<void>;

const ofArticle =
  (endpoint: 'getArticle' | 'getRelatedArticles'): Prefetch =>
  (dispatch, { language, params }) => {
    const key = parseArticleKey(params['articleKey'] ?? '');
    if (key?.kind !== 'article') return;
    dispatch(articlesApi.util.prefetch(endpoint, { language, id: key.id }, {}));
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
  // Loaded with the page's chunk: parsing the list's URL takes more code than the first screen's size budget allows.
  articleList: async (dispatch, request) => {
    const { prefetchArticleList } = await import(
      /* webpackChunkName: "page-ArticleList" */ '../features/articles/list/prefetchArticleList'
    );
    prefetchArticleList(dispatch, request);
  },
  // Its query is in the page's own chunk, which sends it when it renders.
  member: () => undefined,
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
