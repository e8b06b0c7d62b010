import { paths } from '../contract/paths';
import { comparisonReads, type ComparedPlayers } from '../contract/reads/comparisonReads';
import { comparisonRules } from '../contract/records/comparisons';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { collectionOf, type Kept, type Page } from './wire/collection';
import {
  comparisonFromWire,
  opponentFromWire,
  type ComparisonPage,
  type Opponent,
} from './wire/comparisonFromWire';
import { rivalsFromWire, type PlayerRivals } from './wire/rivalsFromWire';

const comparisonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComparison: build.infiniteQuery<ComparisonPage, InLanguage & ComparedPlayers, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(comparisonReads.comparison),
      transformResponse: readResponse(comparisonFromWire),
      providesTags: ['Board'],
    }),
    /** Players whose names begin so. What is typed is kept on no device. */
    findOpponents: build.query<Page<Opponent>, string>({
      query: (search) => ({
        url: paths.players,
        params: { search, itemsPerPage: comparisonRules.suggested },
      }),
      extraOptions: { public: true },
      transformResponse: readResponse(collectionOf(opponentFromWire)),
    }),
    getPlayerRivals: build.query<PlayerRivals & Kept, number>({
      ...untranslatedQuery(comparisonReads.playerRivals),
      transformResponse: readResponse(rivalsFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const { useFindOpponentsQuery, useGetComparisonInfiniteQuery, useGetPlayerRivalsQuery } =
  comparisonApi;
