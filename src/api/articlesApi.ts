import { articleReads } from '../contract/reads/articleReads';
import type { ArticleListView } from '../contract/views/articleListView';
import {
  articleFromWire,
  type ArticleText,
  overviewFromWire,
  type ArticleOverview,
} from './wire/articleFromWire';
import { baseApi } from './baseApi';
import { collectionOf, type Kept, type Page } from './wire/collection';
import { listTags } from './listTags';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';

/**
 * A list query. Every field is always present, so that equal queries share one cache entry; one of them is the language, so
 * that no entry mixes two.
 */
export type ArticleListQuery = ArticleListView & InLanguage;

export type ArticleQuery = InLanguage & { id: number };

const readOverviews = readResponse(collectionOf(overviewFromWire));

export const articlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getArticles: build.query<Page<ArticleOverview>, ArticleListQuery>({
      ...readQuery(articleReads.articles),
      transformResponse: readOverviews,
      providesTags: (page) => listTags('Article', page?.items),
    }),
    getArticle: build.query<ArticleText & Kept, ArticleQuery>({
      ...readQuery(articleReads.article),
      transformResponse: readResponse(articleFromWire),
      providesTags: (_article, _error, { id }) => [{ type: 'Article', id }],
    }),
    getRelatedArticles: build.query<Page<ArticleOverview>, ArticleQuery>({
      ...readQuery(articleReads.relatedArticles),
      transformResponse: readOverviews,
      providesTags: (page) => listTags('Article', page?.items),
    }),
  }),
});

export const { useGetArticlesQuery, useGetArticleQuery, useGetRelatedArticlesQuery } = articlesApi;
