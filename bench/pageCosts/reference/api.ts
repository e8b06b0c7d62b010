import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Feed, FeedArticle } from './feed';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  tagTypes: ['Article'],
  endpoints: (build) => ({
    getFeed: build.query<Feed, { page: number; tag: string | undefined }>({
      query: (params) => ({ url: '/feed', params }),
      providesTags: ({ articles } = { articles: [], total: 0 }) =>
        articles.map(({ id }) => ({ type: 'Article', id })),
    }),
    getTags: build.query<string[], void>({ query: () => '/tags' }),
    getArticle: build.query<FeedArticle, number>({
      query: (id) => `/feed/${id}`,
      providesTags: (_article, _error, id) => [{ type: 'Article', id }],
    }),
  }),
});
