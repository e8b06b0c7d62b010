import { recordReads } from '../contract/reads/recordReads';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { collectionFromWire, type Page } from './wire/collection';
import { latestRecordFromWire, type LatestRecord } from './wire/latestRecordFromWire';

/** Apart from the other requests of records: Home needs no more of them. */
export const latestRecordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLatestRecords: build.query<Page<LatestRecord>, InLanguage>({
      ...readQuery(recordReads.latestRecords),
      transformResponse: readResponse((body) => collectionFromWire(body, latestRecordFromWire)),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetLatestRecordsQuery } = latestRecordsApi;
