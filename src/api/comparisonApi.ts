import { comparisonReads, type ComparedPlayers } from '../contract/reads/comparisonReads';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import type { Kept } from './wire/collection';
import { comparisonFromWire, type ComparisonPage } from './wire/comparisonFromWire';
import { rivalsFromWire, type PlayerRivals } from './wire/rivalsFromWire';

const comparisonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComparison: build.infiniteQuery<ComparisonPage, InLanguage & ComparedPlayers, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(comparisonReads.comparison),
      transformResponse: readResponse(comparisonFromWire),
      providesTags: ['Board'],
    }),
    getPlayerRivals: build.query<PlayerRivals & Kept, number>({
      ...untranslatedQuery(comparisonReads.playerRivals),
      transformResponse: readResponse(rivalsFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetComparisonInfiniteQuery, useGetPlayerRivalsQuery } = comparisonApi;
