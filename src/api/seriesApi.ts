import { seriesReads } from '../contract/reads/seriesReads';
import type { PlatformRankingView, SeriesRankingView } from '../contract/views/seriesRankingView';
import { baseApi } from './baseApi';
import { listTags } from './listTags';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { collectionOf, type Kept, type Page } from './wire/collection';
import { gameFromWire, type GameOverview } from './wire/gameFromWire';
import {
  platformFromWire,
  seriesFromWire,
  type PlatformDetails,
  type SeriesDetails,
} from './wire/seriesFromWire';
import { standingsFromWire, type StandingPage } from './wire/standingFromWire';

type OneOf = InLanguage & { id: number };

const readGames = readResponse(collectionOf(gameFromWire));

const seriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSeriesDetails: build.query<SeriesDetails & Kept, OneOf>({
      ...readQuery(seriesReads.seriesDetails),
      transformResponse: readResponse(seriesFromWire),
      providesTags: [{ type: 'Game', id: 'LIST' }],
    }),
    getSeriesGames: build.query<Page<GameOverview>, OneOf>({
      ...readQuery(seriesReads.seriesGames),
      transformResponse: readGames,
      providesTags: (page) => listTags('Game', page?.items),
    }),
    getSeriesRanking: build.query<
      StandingPage,
      OneOf & { view: SeriesRankingView; withOwn?: true }
    >({
      ...readQuery(seriesReads.seriesRanking),
      transformResponse: readResponse(standingsFromWire),
      providesTags: ['Board'],
    }),
    getPlatformDetails: build.query<PlatformDetails & Kept, OneOf>({
      ...readQuery(seriesReads.platformDetails),
      transformResponse: readResponse(platformFromWire),
      providesTags: [{ type: 'Game', id: 'LIST' }],
    }),
    getPlatformGames: build.query<Page<GameOverview>, OneOf>({
      ...readQuery(seriesReads.platformGames),
      transformResponse: readGames,
      providesTags: (page) => listTags('Game', page?.items),
    }),
    getPlatformRanking: build.query<
      StandingPage,
      OneOf & { view: PlatformRankingView; withOwn?: true }
    >({
      ...readQuery(seriesReads.platformRanking),
      transformResponse: readResponse(standingsFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const {
  useGetSeriesDetailsQuery,
  useGetSeriesGamesQuery,
  useGetSeriesRankingQuery,
  useGetPlatformDetailsQuery,
  useGetPlatformGamesQuery,
  useGetPlatformRankingQuery,
} = seriesApi;
