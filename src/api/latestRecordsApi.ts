import type { Language } from '../contract/languages';
import { latestRecordsRequest } from '../contract/recordRequests';
import { baseApi } from './baseApi';
import { inLanguage } from './inLanguage';
import { readResponse } from './readResponse';
import { collectionFromWire, type Page } from './wire/collection';
import { latestRecordFromWire, type LatestRecord } from './wire/latestRecordFromWire';

/** Apart from the other requests of records: Home needs no more of them. */
export const latestRecordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLatestRecords: build.query<Page<LatestRecord>, { language: Language }>({
      query: ({ language }) => inLanguage(language, latestRecordsRequest()),
      transformResponse: readResponse((body) => collectionFromWire(body, latestRecordFromWire)),
      extraOptions: { public: true },
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetLatestRecordsQuery } = latestRecordsApi;
