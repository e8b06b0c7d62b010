import { articleSorts, type ArticleCategory, type ArticleSort } from '../contract/articleQuery';
import type { Language } from '../contract/languages';
import { limits } from '../contract/limits';
import { paths } from '../contract/paths';
import {
  articleFromWire,
  overviewFromWire,
  type ArticleOverview,
  type ArticleText,
} from './articleFromWire';
import { baseApi } from './baseApi';
import { collectionFromWire, type Kept, type Page } from './collection';
import { readingQuery } from './readingQuery';

/**
 * A list query. Every field is always present, so that equal queries share one cache entry; one of them is the language, so
 * that no entry mixes two.
 */
export type ArticleListQuery = {
  language: Language;
  page: number;
  itemsPerPage: number;
  sort: ArticleSort;
  search: string;
  category: ArticleCategory | null;
  featured: boolean;
};

export type ArticleQuery = { language: Language; id: number };

const listParams = ({ sort, search, category, featured, ...query }: ArticleListQuery) => {
  const { field, direction } = articleSorts[sort];
  const term = search.trim().slice(0, limits.searchLength);
  return {
    // The API rejects higher page numbers; those are past the end anyway.
    page: Math.min(query.page, limits.page),
    itemsPerPage: query.itemsPerPage,
    status: 'PUBLISHED',
    [`order[${field}]`]: direction,
    ...(term === '' ? {} : { search: term }),
    ...(category === null ? {} : { category }),
    ...(featured ? { featured: true } : {}),
  };
};

const readOverviews = (body: unknown) => collectionFromWire(body, overviewFromWire);

/** Requests the argument's language, even if the interface language has changed since. */
const inLanguage = (language: Language, url: string, params: Record<string, unknown> = {}) => ({
  url,
  params,
  headers: { 'Accept-Language': language },
});

const firstOf = (language: Language, itemsPerPage: number, featured: boolean) =>
  inLanguage(
    language,
    paths.articles,
    listParams({
      language,
      page: 1,
      itemsPerPage,
      sort: 'newest',
      search: '',
      category: null,
      featured,
    }),
  );

export const articlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getArticles: build.query<Page<ArticleOverview>, ArticleListQuery>({
      queryFn: readingQuery(
        (query) => inLanguage(query.language, paths.articles, listParams(query)),
        readOverviews,
      ),
      extraOptions: { public: true },
      providesTags: ['Articles'],
    }),
    getLatestArticles: build.query<Page<ArticleOverview>, { language: Language }>({
      queryFn: readingQuery(
        ({ language }) => firstOf(language, limits.latestArticles, false),
        readOverviews,
      ),
      extraOptions: { public: true },
      providesTags: ['Articles'],
    }),
    getFeaturedArticles: build.query<Page<ArticleOverview>, { language: Language }>({
      queryFn: readingQuery(
        ({ language }) => firstOf(language, limits.featuredArticles, true),
        readOverviews,
      ),
      extraOptions: { public: true },
      providesTags: ['Articles'],
    }),
    getArticle: build.query<ArticleText & Kept, ArticleQuery>({
      queryFn: readingQuery(
        ({ language, id }) => inLanguage(language, paths.article(id)),
        articleFromWire,
      ),
      extraOptions: { public: true },
      providesTags: (_article, _error, { id }) => [{ type: 'Article', id }],
    }),
    getRelatedArticles: build.query<Page<ArticleOverview>, ArticleQuery>({
      queryFn: readingQuery(
        ({ language, id }) =>
          inLanguage(language, paths.relatedArticles(id), {
            itemsPerPage: limits.relatedArticles,
          }),
        readOverviews,
      ),
      extraOptions: { public: true },
      providesTags: ['Articles'],
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
