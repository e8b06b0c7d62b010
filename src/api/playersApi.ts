import { playerReads } from '../contract/reads/playerReads';
import type { PlayerGameOrder } from '../contract/records/catalogue';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { boardOf, type BoardPage } from './wire/boardPages';
import type { Kept } from './wire/collection';
import { playerScoreFromWire, type PlayerScore } from './wire/playerFromWire';
import {
  playerGameFromWire,
  totalsFromWire,
  type PlayerGame,
  type PlayerTotals,
} from './wire/playerTotalsFromWire';

type OneOf = InLanguage & { id: number };

export const playersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayer: build.query<PlayerTotals & Kept, number>({
      ...untranslatedQuery(playerReads.player),
      transformResponse: readResponse(totalsFromWire),
      providesTags: ['Board'],
    }),
    getPlayerGames: build.infiniteQuery<
      BoardPage<PlayerGame>,
      OneOf & { order: PlayerGameOrder },
      string
    >({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(playerReads.playerGames),
      transformResponse: readResponse(boardOf(playerGameFromWire, {})),
      providesTags: ['Board'],
    }),
    getPlayerScores: build.infiniteQuery<BoardPage<PlayerScore>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(playerReads.playerScores),
      transformResponse: readResponse(boardOf(playerScoreFromWire, {})),
      providesTags: ['Board'],
    }),
  }),
});

export const {
  useGetPlayerQuery,
  useGetPlayerGamesInfiniteQuery,
  useGetPlayerScoresInfiniteQuery,
} = playersApi;
