import { comparisonReads, type ComparedPlayers } from '../contract/reads/comparisonReads';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { comparisonFromWire, type ComparisonPage } from './wire/comparisonFromWire';

const comparisonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComparison: build.infiniteQuery<ComparisonPage, InLanguage & ComparedPlayers, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(comparisonReads.comparison),
      transformResponse: readResponse(comparisonFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetComparisonInfiniteQuery } = comparisonApi;
