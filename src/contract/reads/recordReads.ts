import { limits } from '../limits';
import { paths } from '../paths';
import type { OwnScoreOrder } from '../records/catalogue';
import { isPlayerBoard, type PlayerBoard } from '../records/rankingBoards';
import {
  boardView,
  gameRankingView,
  isBeginning,
  rankingView,
  scoreListView,
  type BoardView,
  type GameRankingView,
  type RankingView,
  type ScoreListView,
} from '../views/boardViews';
import { gameListView, type GameListView } from '../views/gameListView';
import type { QueryParams } from '../views/parameters';
import { ofId, read, startingRead, type OneOf } from './read';

const startParams = (after: number | string = ''): QueryParams => (after === '' ? {} : { after });

const ownParams = (withOwn = false): QueryParams => (withOwn ? { own: 'me' } : {});

/** Which of the member’s own scores: those of one game or of all, and in which order; only those of one game by another than the latest. */
export interface OwnScores {
  game: number | null;
  order: OwnScoreOrder;
}

const rankingPage = { itemsPerPage: limits.rankingPageSize };

export const recordReads = {
  games: startingRead<GameListView>({
    path: paths.games,
    keep: 'api',
    of: ({ search }) => gameListView.read(search),
    params: (view) => ({ itemsPerPage: limits.gamePageSize, ...gameListView.request(view) }),
  }),
  platforms: startingRead<object>({ path: paths.platforms, keep: 'api', of: () => ({}) }),
  series: startingRead<object>({ path: paths.allSeries, keep: 'api', of: () => ({}) }),
  game: startingRead<OneOf>({ path: paths.game('{id}'), keep: 'api', of: ofId }),
  /** Of a game with very many charts the first ones, or with `whole` all of them. */
  gameCharts: startingRead<OneOf & { whole?: true; withOwn?: true }>({
    path: paths.gameCharts('{id}'),
    keep: 'people',
    of: ofId,
    params: ({ whole, withOwn }) => ({
      ...(whole ? {} : { itemsPerPage: limits.gamePageCharts }),
      ...ownParams(withOwn),
    }),
  }),
  /** `withOwn` adds the member’s own standing, which is of the same moment as the page. */
  gameRanking: startingRead<OneOf & { view: GameRankingView; withOwn?: true }>({
    path: paths.gameRanking('{id}'),
    keep: 'people',
    // A page around the member needs the session.
    of: ({ id, search }) => {
      const view = gameRankingView.read(search);
      return id === undefined || view.aroundMe ? undefined : { id, view };
    },
    params: ({ view, withOwn }) => ({
      // The first page is short: it is a part of the page of the game.
      itemsPerPage: isBeginning(view) ? limits.gamePageRanking : limits.rankingPageSize,
      ...ownParams(withOwn),
      ...gameRankingView.request(view),
    }),
  }),
  group: startingRead<OneOf>({ path: paths.group('{id}'), keep: 'api', of: ofId }),
  /** `withOwn` adds the member’s own scores, which are of the same moment. */
  groupCharts: startingRead<OneOf & { withOwn?: true }>({
    path: paths.groupCharts('{id}'),
    keep: 'people',
    of: ofId,
    params: ({ withOwn }) => ownParams(withOwn),
  }),
  chart: startingRead<OneOf>({ path: paths.chart('{id}'), keep: 'api', of: ofId }),
  /** `withOwn` adds the member’s own score, which is of the same moment as the page. */
  chartRanking: startingRead<OneOf & { view: BoardView; withOwn?: true }>({
    path: paths.chartRanking('{id}'),
    keep: 'people',
    of: ({ id, search }) => {
      const view = boardView.read(search);
      // The board of an earlier day loads with its code.
      return id === undefined || view.aroundMe || search.has('at') ? undefined : { id, view };
    },
    params: ({ view, withOwn }) => ({
      ...rankingPage,
      ...ownParams(withOwn),
      ...boardView.request(view),
    }),
  }),
  chartTimeline: read<OneOf>({
    path: paths.chartTimeline('{id}'),
    keep: 'people',
    params: (_args, after) => startParams(after),
  }),
  chartDistribution: read<OneOf>({ path: paths.chartDistribution('{id}'), keep: 'api' }),
  ranking: startingRead<{ board: PlayerBoard; view: RankingView; withOwn?: true }>({
    path: paths.ranking('{board}'),
    keep: 'people',
    of: ({ params: { board = '' }, search }) => {
      if (!isPlayerBoard(board)) return undefined;
      const view = rankingView.read(search);
      // The ranking of an earlier day loads with its code.
      return view.aroundMe || search.has('at') ? undefined : { board, view };
    },
    params: ({ view, withOwn }) => ({
      ...rankingPage,
      ...ownParams(withOwn),
      ...rankingView.request(view),
    }),
  }),
  latestScores: startingRead<ScoreListView>({
    path: paths.latestScores,
    keep: 'people',
    of: ({ search }) => scoreListView.read(search),
    params: (view) => ({ ...rankingPage, ...scoreListView.request(view) }),
  }),
  score: startingRead<OneOf>({ path: paths.score('{id}'), keep: 'people', of: ofId }),
  scoreEvents: startingRead<OneOf>({
    path: paths.scoreEvents('{id}'),
    keep: 'people',
    of: ofId,
    params: (_args, after) => startParams(after),
  }),
  ownScores: read<OwnScores>({
    path: paths.ownScores,
    keep: 'member',
    params: ({ game, order }, after) => ({
      ...rankingPage,
      ...(game === null ? {} : { game }),
      // Only the player sees withdrawn ones.
      ...(order === 'latest' ? { withdrawn: true } : { order }),
      ...startParams(after),
    }),
  }),
  /** The scores that the member posted last. */
  ownPlaces: read<object>({
    path: paths.ownScores,
    keep: 'member',
    params: () => ({ itemsPerPage: limits.ownPlaces }),
  }),
  playedGames: read<{ games: readonly number[] }>({
    path: paths.playedGames,
    keep: 'member',
    untranslated: true,
    params: ({ games }) => ({ games: games.join(',') }),
  }),
  sheet: read<OneOf>({ path: paths.gameSheet('{id}'), keep: 'member' }),
};
