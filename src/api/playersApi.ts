import { playerReads } from '../contract/reads/playerReads';
import type { PlayerGameOrder } from '../contract/records/catalogue';
import type { DayRange, RankRange } from '../contract/records/playerDays';
import type { PlayerBoard } from '../contract/records/rankingBoards';
import type { PlayerListView } from '../contract/views/playerListView';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, readQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { boardOf, type BoardPage } from './wire/boardPages';
import { collectionOf, type Kept, type Page } from './wire/collection';
import { listedPlayersFromWire, type ListedPlayers } from './wire/listedPlayerFromWire';
import { playerDaysFromWire, type PlayerDays } from './wire/playerDayFromWire';
import { playerScoreFromWire, type PlayerScore } from './wire/playerFromWire';
import { playerRanksFromWire, type PlayerRanks } from './wire/playerRankFromWire';
import {
  playerGameFromWire,
  totalsFromWire,
  type PlayerGame,
  type PlayerTotals,
} from './wire/playerTotalsFromWire';

type OneOf = InLanguage & { id: number };

export const playersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayers: build.query<ListedPlayers & Kept, PlayerListView>({
      ...untranslatedQuery(playerReads.players),
      transformResponse: readResponse(listedPlayersFromWire),
      providesTags: ['Board'],
    }),
    getPlayer: build.query<PlayerTotals & Kept, number>({
      ...untranslatedQuery(playerReads.player),
      transformResponse: readResponse(totalsFromWire),
      providesTags: ['Board'],
    }),
    getPlayerDays: build.query<PlayerDays & Kept, { id: number; range: DayRange }>({
      ...untranslatedQuery(playerReads.playerDays),
      transformResponse: readResponse(playerDaysFromWire),
      providesTags: ['Board'],
    }),
    getPlayerRanks: build.query<
      PlayerRanks & Kept,
      { id: number; board: PlayerBoard; range: RankRange }
    >({
      ...untranslatedQuery(playerReads.playerRanks),
      transformResponse: readResponse(playerRanksFromWire),
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
    getBestScores: build.query<Page<PlayerScore>, OneOf>({
      ...readQuery(playerReads.bestScores),
      transformResponse: readResponse(collectionOf(playerScoreFromWire)),
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
  useGetBestScoresQuery,
  useGetPlayerQuery,
  useGetPlayerDaysQuery,
  useGetPlayersQuery,
  useGetPlayerGamesInfiniteQuery,
  useGetPlayerRanksQuery,
  useGetPlayerScoresInfiniteQuery,
} = playersApi;
