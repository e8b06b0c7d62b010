import { limits } from '../contract/limits';
import { chainPaths } from '../contract/chainPaths';
import { baseApi } from './baseApi';
import { readResponse } from './readResponse';
import {
  chainPageFromWire,
  dayChartFromWire,
  dayRootFromWire,
  signingKeyFromWire,
  type ChainPage,
  type DayChart,
  type DayRoot,
  type SigningKey,
} from './wire/chainFromWire';
import { collectionOf, type Page } from './wire/collection';

/** Chains are checked as they are now: neither the store nor a device keeps them. */
const unkept = { keepUnusedDataFor: 0, extraOptions: { public: true } };

export const chainsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getChainPage: build.query<ChainPage, { id: number; after: string }>({
      query: ({ id, after }) => ({
        url: chainPaths.chartEvents(id),
        params: { itemsPerPage: limits.itemsPerPage.max, ...(after === '' ? {} : { after }) },
      }),
      transformResponse: readResponse(chainPageFromWire),
      ...unkept,
    }),
    getLatestDays: build.query<Page<DayRoot>, void>({
      query: () => ({ url: chainPaths.days, params: { itemsPerPage: 1 } }),
      transformResponse: readResponse(collectionOf(dayRootFromWire)),
      ...unkept,
    }),
    getDayChart: build.query<DayChart, { day: string; id: number }>({
      query: ({ day, id }) => chainPaths.dayChart(day, id),
      transformResponse: readResponse(dayChartFromWire),
      ...unkept,
    }),
    getSigningKeys: build.query<Page<SigningKey>, void>({
      query: () => chainPaths.keys,
      transformResponse: readResponse(collectionOf(signingKeyFromWire)),
      ...unkept,
    }),
  }),
});
