import { homeReads } from '../contract/reads/homeReads';
import { baseApi } from './baseApi';
import { listTags } from './listTags';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { overviewFromWire, type ArticleOverview } from './wire/articleFromWire';
import { collectionOf, type Page } from './wire/collection';
import { latestRecordFromWire, type LatestRecord } from './wire/latestRecordFromWire';

const readOverviews = readResponse(collectionOf(overviewFromWire));

/** Apart from the other requests for articles and records: Home needs no more of them. */
export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLatestArticles: build.query<Page<ArticleOverview>, InLanguage>({
      ...readQuery(homeReads.latestArticles),
      transformResponse: readOverviews,
      providesTags: (page) => listTags('Article', page?.items),
    }),
    getFeaturedArticles: build.query<Page<ArticleOverview>, InLanguage>({
      ...readQuery(homeReads.featuredArticles),
      transformResponse: readOverviews,
      providesTags: (page) => listTags('Article', page?.items),
    }),
    getLatestRecords: build.query<Page<LatestRecord>, InLanguage>({
      ...readQuery(homeReads.latestRecords),
      transformResponse: readResponse(collectionOf(latestRecordFromWire)),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetLatestArticlesQuery, useGetFeaturedArticlesQuery, useGetLatestRecordsQuery } =
  homeApi;
