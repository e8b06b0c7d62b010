import type { GameListParams } from '../contract/gameListParams';
import type { Language } from '../contract/languages';
import type { PlayerBoard } from '../contract/records/rankingBoards';
import {
  chartRankingRequest,
  chartRequest,
  chartTimelineRequest,
  gameListRequest,
  gameRankingRequest,
  gameRequest,
  groupChartsRequest,
  groupRequest,
  latestScoresRequest,
  ownScoresRequest,
  platformsRequest,
  playerRequest,
  playerScoresRequest,
  rankingRequest,
  seriesRequest,
  type BoardView,
  type GameRankingView,
  type RankingView,
} from '../contract/recordRequests';
import { baseApi } from './baseApi';
import { inLanguage } from './inLanguage';
import { keysetPages } from './keysetPages';
import { listTags } from './listTags';
import { readResponse } from './readResponse';
import {
  boardFromWire,
  chartDetailsFromWire,
  chartFromWire,
  eventsFromWire,
  scoresFromWire,
  standingsFromWire,
  type BoardPage,
  type ChartDetails,
  type ChartOverview,
  type EventPage,
  type ScorePage,
  type StandingPage,
} from './wire/boardFromWire';
import { collectionFromWire, type Kept, type Page } from './wire/collection';
import {
  gameDetailsFromWire,
  gameFromWire,
  groupFromWire,
  referenceFromWire,
  type GameDetails,
  type GameOverview,
  type Group,
  type Reference,
} from './wire/gameFromWire';
import {
  latestScoreFromWire,
  playerScoreFromWire,
  totalsFromWire,
  type LatestScore,
  type PlayerScore,
  type PlayerTotals,
} from './wire/playerFromWire';
import { stepFromWire, type TimelineStep } from './wire/timelineFromWire';

/** Names and values are texts in the language. */
type InLanguage = { language: Language };
type OneOf = InLanguage & { id: number };

const readReferences = readResponse((body) => collectionFromWire(body, referenceFromWire));
const readPlayerScores = readResponse((body) => boardFromWire(body, playerScoreFromWire));
const shared = { public: true };

export const recordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.query<Page<GameOverview>, GameListParams & InLanguage>({
      query: (query) => inLanguage(query.language, gameListRequest(query)),
      transformResponse: readResponse((body) => collectionFromWire(body, gameFromWire)),
      extraOptions: shared,
      providesTags: (page) => listTags('Game', page?.items),
    }),
    getPlatforms: build.query<Page<Reference>, InLanguage>({
      query: ({ language }) => inLanguage(language, platformsRequest()),
      transformResponse: readReferences,
      extraOptions: shared,
    }),
    getSeries: build.query<Page<Reference>, InLanguage>({
      query: ({ language }) => inLanguage(language, seriesRequest()),
      transformResponse: readReferences,
      extraOptions: shared,
    }),
    getGame: build.query<GameDetails & Kept, OneOf>({
      query: ({ language, id }) => inLanguage(language, gameRequest(id)),
      transformResponse: readResponse(gameDetailsFromWire),
      extraOptions: shared,
      providesTags: (_game, _error, { id }) => [{ type: 'Game', id }],
    }),
    getGameRanking: build.query<StandingPage, OneOf & { view: GameRankingView }>({
      query: ({ language, id, view }) => inLanguage(language, gameRankingRequest(id, view)),
      transformResponse: readResponse(standingsFromWire),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getGroup: build.query<Group & Kept, OneOf>({
      query: ({ language, id }) => inLanguage(language, groupRequest(id)),
      transformResponse: readResponse(groupFromWire),
      extraOptions: shared,
      providesTags: [{ type: 'Game', id: 'LIST' }],
    }),
    getGroupCharts: build.query<Page<ChartOverview>, OneOf>({
      query: ({ language, id }) => inLanguage(language, groupChartsRequest(id)),
      transformResponse: readResponse((body) => collectionFromWire(body, chartFromWire)),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getChart: build.query<ChartDetails & Kept, OneOf>({
      query: ({ language, id }) => inLanguage(language, chartRequest(id)),
      transformResponse: readResponse(chartDetailsFromWire),
      extraOptions: shared,
      providesTags: [{ type: 'Game', id: 'LIST' }],
    }),
    getChartRanking: build.query<ScorePage, OneOf & { view: BoardView; withOwn?: true }>({
      query: ({ language, id, view, withOwn }) =>
        inLanguage(language, chartRankingRequest(id, view, { withOwn })),
      transformResponse: readResponse(scoresFromWire),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getChartTimeline: build.infiniteQuery<EventPage<TimelineStep>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg: { language, id }, pageParam }) =>
        inLanguage(language, chartTimelineRequest(id, pageParam)),
      transformResponse: readResponse((body) => eventsFromWire(body, stepFromWire)),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getPlayer: build.query<PlayerTotals & Kept, number>({
      query: (id) => ({ url: playerRequest(id).path }),
      transformResponse: readResponse(totalsFromWire),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getPlayerScores: build.infiniteQuery<BoardPage<PlayerScore>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg: { language, id }, pageParam }) =>
        inLanguage(language, playerScoresRequest(id, pageParam)),
      transformResponse: readPlayerScores,
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getOwnScores: build.infiniteQuery<
      BoardPage<PlayerScore>,
      InLanguage & { game: number | null },
      string
    >({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg: { language, game }, pageParam }) =>
        inLanguage(language, ownScoresRequest(game, pageParam)),
      transformResponse: readPlayerScores,
      extraOptions: { offlineCopy: true },
      providesTags: ['Board', 'Me'],
    }),
    getLatestScores: build.query<BoardPage<LatestScore>, InLanguage & { after: string }>({
      query: ({ language, after }) => inLanguage(language, latestScoresRequest(after)),
      transformResponse: readResponse((body) => boardFromWire(body, latestScoreFromWire)),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getRanking: build.query<StandingPage, InLanguage & { board: PlayerBoard; view: RankingView }>({
      query: ({ language, board, view }) => inLanguage(language, rankingRequest(board, view)),
      transformResponse: readResponse(standingsFromWire),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
  }),
});

export const {
  useGetGamesQuery,
  useGetPlatformsQuery,
  useGetSeriesQuery,
  useGetGameQuery,
  useGetGameRankingQuery,
  useGetGroupQuery,
  useGetGroupChartsQuery,
  useGetChartQuery,
  useGetChartRankingQuery,
  useGetChartTimelineInfiniteQuery,
  useGetPlayerQuery,
  useGetPlayerScoresInfiniteQuery,
  useGetOwnScoresInfiniteQuery,
  useGetLatestScoresQuery,
  useGetRankingQuery,
} = recordsApi;
