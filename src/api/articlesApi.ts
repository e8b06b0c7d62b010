import {
  articleListRequest,
  featuredArticlesRequest,
  latestArticlesRequest,
  relatedArticlesRequest,
  type ArticleListParams,
} from '../contract/articleRequests';
import type { Language } from '../contract/languages';
import { paths } from '../contract/paths';
import {
  articleFromWire,
  overviewFromWire,
  type ArticleOverview,
  type ArticleText,
} from './wire/articleFromWire';
import { baseApi } from './baseApi';
import { inLanguage } from './inLanguage';
import { collectionFromWire, type Kept, type Page } from './wire/collection';
import { listTags } from './listTags';
import { readResponse } from './readResponse';

/**
 * A list query. Every field is always present, so that equal queries share one cache entry; one of them is the language, so
 * that no entry mixes two.
 */
export type ArticleListQuery = ArticleListParams & { language: Language };

export type ArticleQuery = { language: Language; id: number };

const readOverviews = readResponse((body) => collectionFromWire(body, overviewFromWire));

export const articlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getArticles: build.query<Page<ArticleOverview>, ArticleListQuery>({
      query: (query) => inLanguage(query.language, articleListRequest(query)),
      transformResponse: readOverviews,
      extraOptions: { public: true },
      providesTags: (page) => listTags('Article', page?.items),
    }),
    getLatestArticles: build.query<Page<ArticleOverview>, { language: Language }>({
      query: ({ language }) => inLanguage(language, latestArticlesRequest()),
      transformResponse: readOverviews,
      extraOptions: { public: true },
      providesTags: (page) => listTags('Article', page?.items),
    }),
    getFeaturedArticles: build.query<Page<ArticleOverview>, { language: Language }>({
      query: ({ language }) => inLanguage(language, featuredArticlesRequest()),
      transformResponse: readOverviews,
      extraOptions: { public: true },
      providesTags: (page) => listTags('Article', page?.items),
    }),
    getArticle: build.query<ArticleText & Kept, ArticleQuery>({
      query: ({ language, id }) => inLanguage(language, { path: paths.article(id), params: {} }),
      transformResponse: readResponse(articleFromWire),
      extraOptions: { public: true },
      providesTags: (_article, _error, { id }) => [{ type: 'Article', id }],
    }),
    getRelatedArticles: build.query<Page<ArticleOverview>, ArticleQuery>({
      query: ({ language, id }) => inLanguage(language, relatedArticlesRequest(id)),
      transformResponse: readOverviews,
      extraOptions: { public: true },
      providesTags: (page) => listTags('Article', page?.items),
    }),
  }),
});

export const {
  useGetArticlesQuery,
  useGetLatestArticlesQuery,
  useGetFeaturedArticlesQuery,
  useGetArticleQuery,
  useGetRelatedArticlesQuery,
} = articlesApi;
