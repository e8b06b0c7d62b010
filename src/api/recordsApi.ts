import { recordReads, type OwnScores } from '../contract/reads/recordReads';
import type { PlayerBoard } from '../contract/records/rankingBoards';
import type {
  BoardView,
  GameRankingView,
  RankingView,
  ScoreListView,
} from '../contract/views/boardViews';
import type { GameListView } from '../contract/views/gameListView';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { listTags } from './listTags';
import { pagesQuery, readQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import {
  chartDetailsFromWire,
  chartFromWire,
  distributionFromWire,
  scoresFromWire,
  type ChartDetails,
  type ChartOverview,
  type DistributionBar,
  type ScorePage,
} from './wire/boardFromWire';
import { standingsFromWire, type StandingPage } from './wire/standingFromWire';
import { collectionOf, type Kept, type Page } from './wire/collection';
import {
  gameDetailsFromWire,
  gameFromWire,
  groupFromWire,
  type GameDetails,
  type GameOverview,
  type Group,
} from './wire/gameFromWire';
import { gameChartsFromWire, type GameCharts } from './wire/gameChartsFromWire';
import {
  latestScoreFromWire,
  ownScoreFromWire,
  ownScoreListFields,
  playedGameFromWire,
  unrankedPlayerFromWire,
  type LatestScore,
  type PlayedGame,
} from './wire/playerFromWire';
import { stepFromWire, type TimelineStep } from './wire/timelineFromWire';
import { boardOf, eventsOf, type BoardPage, type EventPage } from './wire/boardPages';
import { orNull, type Read } from './wire/readers';
import { referenceFromWire, type Reference } from './wire/referenceFromWire';

const ownScoresFromWire = boardOf(ownScoreFromWire, {
  /** Null for a member who ranks. */
  unranked: orNull(unrankedPlayerFromWire),
  ...ownScoreListFields,
});
const ownPlacesFromWire = boardOf(ownScoreFromWire, ownScoreListFields);
type OwnScorePage = Read<typeof ownScoresFromWire>;

type OneOf = InLanguage & { id: number };

const readReferences = readResponse(collectionOf(referenceFromWire));

export const recordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.query<Page<GameOverview>, GameListView & InLanguage>({
      ...readQuery(recordReads.games),
      transformResponse: readResponse(collectionOf(gameFromWire)),
      providesTags: (page) => listTags('Game', page?.items),
    }),
    getPlatforms: build.query<Page<Reference>, InLanguage>({
      ...readQuery(recordReads.platforms),
      transformResponse: readReferences,
    }),
    getSeries: build.query<Page<Reference>, InLanguage>({
      ...readQuery(recordReads.series),
      transformResponse: readReferences,
    }),
    getGame: build.query<GameDetails & Kept, OneOf>({
      ...readQuery(recordReads.game),
      transformResponse: readResponse(gameDetailsFromWire),
      providesTags: (_game, _error, { id }) => [{ type: 'Game', id }],
    }),
    getGameRanking: build.query<StandingPage, OneOf & { view: GameRankingView; withOwn?: true }>({
      ...readQuery(recordReads.gameRanking),
      transformResponse: readResponse(standingsFromWire),
      providesTags: ['Board'],
    }),
    getGroup: build.query<Group & Kept, OneOf>({
      ...readQuery(recordReads.group),
      transformResponse: readResponse(groupFromWire),
      providesTags: [{ type: 'Game', id: 'LIST' }],
    }),
    getGameCharts: build.query<GameCharts, OneOf & { whole?: true; withOwn?: true }>({
      ...readQuery(recordReads.gameCharts),
      transformResponse: readResponse(gameChartsFromWire),
      providesTags: ['Board'],
    }),
    getGroupCharts: build.query<Page<ChartOverview>, OneOf & { withOwn?: true }>({
      ...readQuery(recordReads.groupCharts),
      transformResponse: readResponse(collectionOf(chartFromWire)),
      providesTags: ['Board'],
    }),
    getChart: build.query<ChartDetails & Kept, OneOf>({
      ...readQuery(recordReads.chart),
      transformResponse: readResponse(chartDetailsFromWire),
      providesTags: [{ type: 'Game', id: 'LIST' }],
    }),
    getChartRanking: build.query<ScorePage, OneOf & { view: BoardView; withOwn?: true }>({
      ...readQuery(recordReads.chartRanking),
      transformResponse: readResponse(scoresFromWire),
      providesTags: ['Board'],
    }),
    getChartTimeline: build.infiniteQuery<EventPage<TimelineStep>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(recordReads.chartTimeline),
      transformResponse: readResponse(eventsOf(stepFromWire)),
      providesTags: ['Board'],
    }),
    getChartDistribution: build.query<EventPage<DistributionBar>, OneOf>({
      ...readQuery(recordReads.chartDistribution),
      transformResponse: readResponse(distributionFromWire),
      providesTags: ['Board'],
    }),
    getOwnScores: build.infiniteQuery<OwnScorePage, InLanguage & OwnScores, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(recordReads.ownScores),
      transformResponse: readResponse(ownScoresFromWire),
      providesTags: ['Board', 'Me'],
    }),
    getOwnPlaces: build.query<Read<typeof ownPlacesFromWire>, InLanguage>({
      ...readQuery(recordReads.ownPlaces),
      transformResponse: readResponse(ownPlacesFromWire),
      providesTags: ['Board', 'Me'],
    }),
    getPlayedGames: build.query<Page<PlayedGame>, { games: readonly number[] }>({
      ...untranslatedQuery(recordReads.playedGames),
      transformResponse: readResponse(collectionOf(playedGameFromWire)),
      providesTags: ['Board', 'Me'],
    }),
    getLatestScores: build.query<BoardPage<LatestScore>, ScoreListView & InLanguage>({
      ...readQuery(recordReads.latestScores),
      transformResponse: readResponse(boardOf(latestScoreFromWire, {})),
      providesTags: ['Board'],
    }),
    getRanking: build.query<
      StandingPage,
      InLanguage & { board: PlayerBoard; view: RankingView; withOwn?: true }
    >({
      ...readQuery(recordReads.ranking),
      transformResponse: readResponse(standingsFromWire),
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
  useGetGameChartsQuery,
  useGetGroupChartsQuery,
  useGetChartQuery,
  useGetChartRankingQuery,
  useGetChartTimelineInfiniteQuery,
  useGetChartDistributionQuery,
  useGetOwnScoresInfiniteQuery,
  useGetOwnPlacesQuery,
  useGetPlayedGamesQuery,
  useGetLatestScoresQuery,
  useGetRankingQuery,
} = recordsApi;
