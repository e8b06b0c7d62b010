import { pastReads } from '../contract/reads/pastReads';
import type { FirstState } from '../contract/records/past';
import type { PlayerBoard } from '../contract/records/rankingBoards';
import type { PastBoardView } from '../contract/views/pastBoardView';
import type { PastRankingView } from '../contract/views/pastRankingView';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, readQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { scoresFromWire, type ScorePage } from './wire/boardFromWire';
import { boardOf, type BoardPage } from './wire/boardPages';
import { collectionOf, type Page } from './wire/collection';
import { firstsFromWire, type FirstPage } from './wire/firstFromWire';
import {
  gameFirstFromWire,
  holdersFromWire,
  type FirstHolders,
  type GameFirst,
} from './wire/gameFirstFromWire';
import { standingsFromWire, type StandingPage } from './wire/standingFromWire';

type OneOf = InLanguage & { id: number };

const pastApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayerFirsts: build.infiniteQuery<FirstPage, OneOf & { state: FirstState | null }, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(pastReads.playerFirsts),
      transformResponse: readResponse(firstsFromWire),
      providesTags: ['Board'],
    }),
    getGameFirsts: build.infiniteQuery<BoardPage<GameFirst>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(pastReads.gameFirsts),
      transformResponse: readResponse(boardOf(gameFirstFromWire, {})),
      providesTags: ['Board'],
    }),
    getFirstHolders: build.query<FirstHolders, number>({
      ...untranslatedQuery(pastReads.firstHolders),
      transformResponse: readResponse(holdersFromWire),
      providesTags: ['Board'],
    }),
    getOnThisDay: build.query<Page<GameFirst>, InLanguage>({
      ...readQuery(pastReads.onThisDay),
      transformResponse: readResponse(collectionOf(gameFirstFromWire)),
      providesTags: ['Board'],
    }),
    getPastBoard: build.query<ScorePage, OneOf & { view: PastBoardView }>({
      ...readQuery(pastReads.pastBoard),
      transformResponse: readResponse(scoresFromWire),
      providesTags: ['Board'],
    }),
    getPastRanking: build.query<
      StandingPage,
      InLanguage & { board: PlayerBoard; view: PastRankingView; withOwn?: true }
    >({
      ...readQuery(pastReads.pastRanking),
      transformResponse: readResponse(standingsFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const {
  useGetFirstHoldersQuery,
  useGetGameFirstsInfiniteQuery,
  useGetOnThisDayQuery,
  useGetPlayerFirstsInfiniteQuery,
  useGetPastBoardQuery,
  useGetPastRankingQuery,
} = pastApi;
