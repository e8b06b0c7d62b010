import type { ApiRequest } from './articleRequests';
import type { GameListParams } from './gameListParams';
import { limits } from './limits';
import { paths } from './paths';
import type { GameBoard, PlayerBoard } from './records/rankingBoards';

/*
 * The requests of the pages of records. The browser sends them, the server inlines their responses in the document and the
 * service worker caches them: all three must spell them alike.
 */

export function gameListRequest(query: GameListParams): ApiRequest {
  const { page, order, letter, platform, series } = query;
  const search = query.search.trim().slice(0, limits.searchLength);
  return {
    path: paths.games,
    params: {
      page: Math.min(page, limits.page),
      itemsPerPage: limits.gamePageSize,
      order,
      ...(letter === '' ? {} : { letter }),
      ...(search === '' ? {} : { search }),
      ...(platform === null ? {} : { platform }),
      ...(series === null ? {} : { series }),
    },
  };
}

const plain = (path: string): ApiRequest => ({ path, params: {} });

export const platformsRequest = () => plain(paths.platforms);
export const seriesRequest = () => plain(paths.allSeries);
export const gameRequest = (id: number) => plain(paths.game(id));
export const groupRequest = (id: number) => plain(paths.group(id));
export const groupChartsRequest = (id: number) => plain(paths.groupCharts(id));
export const chartRequest = (id: number) => plain(paths.chart(id));

/** What is shown of a ranking of players. */
export type RankingView = {
  /** The `after` of a page; empty for the best players. */
  after: string;
  /** The page around the member. */
  aroundMe: boolean;
};

/** What is shown of the ranking of a game. */
export type GameRankingView = RankingView & { by: GameBoard };

const rankingParams = ({ after, aroundMe }: RankingView) => ({
  ...(aroundMe ? { around: 'me' } : {}),
  ...(after === '' ? {} : { after }),
});

/** The first page is short: it is a part of the page of the game. */
export const gameRankingRequest = (
  id: number,
  { by, after, aroundMe }: GameRankingView,
): ApiRequest => ({
  path: paths.gameRanking(id),
  params: {
    by,
    itemsPerPage: after === '' && !aroundMe ? limits.gamePageRanking : limits.rankingPageSize,
    ...rankingParams({ after, aroundMe }),
  },
});

/** What is shown of a board; the members of all platforms and countries without a choice. */
export type BoardView = {
  /** The `after` of a page; empty for the first. */
  after: string;
  /** The page around the member's own score. */
  aroundMe: boolean;
  platform: number | null;
  /** ISO 3166-1 alpha-2; empty for all. */
  country: string;
};

export const wholeBoard: BoardView = { after: '', aroundMe: false, platform: null, country: '' };

/** With the member’s own score, which is of the same moment as the page, or the page that everyone gets. */
export const chartRankingRequest = (
  id: number,
  view: BoardView,
  { withOwn = false } = {},
): ApiRequest => ({
  path: paths.chartRanking(id),
  params: {
    itemsPerPage: limits.rankingPageSize,
    ...(withOwn ? { own: 'me' } : {}),
    ...(view.aroundMe ? { around: 'me' } : {}),
    ...(view.platform === null ? {} : { platform: view.platform }),
    ...(view.country === '' ? {} : { country: view.country }),
    ...(view.after === '' ? {} : { after: view.after }),
  },
});

/** `after` is that of a page; empty for the newest changes. */
export const chartTimelineRequest = (id: number, after: string): ApiRequest => ({
  path: paths.chartTimeline(id),
  params: after === '' ? {} : { after },
});

export const playerRequest = (id: number) => plain(paths.player(id));

/** `after` is that of a page; empty for the latest scores. */
export const playerScoresRequest = (id: number, after: string): ApiRequest => ({
  path: paths.playerScores(id),
  params: { itemsPerPage: limits.playerScorePageSize, ...(after === '' ? {} : { after }) },
});

/** The member’s own scores, in one game or in all. */
export const ownScoresRequest = (game: number | null, after: string): ApiRequest => ({
  path: paths.ownScores,
  params: {
    itemsPerPage: limits.rankingPageSize,
    ...(game === null ? {} : { game }),
    ...(after === '' ? {} : { after }),
  },
});

/** `after` is that of a page; empty for the latest scores. */
export const latestScoresRequest = (after: string): ApiRequest => ({
  path: paths.latestScores,
  params: { itemsPerPage: limits.rankingPageSize, ...(after === '' ? {} : { after }) },
});

export const scoreRequest = (id: number) => plain(paths.score(id));

/** `after` is that of a page; empty for the latest events. */
export const scoreEventsRequest = (id: number, after: string): ApiRequest => ({
  path: paths.scoreEvents(id),
  params: after === '' ? {} : { after },
});

/** The first places that were taken last. */
export const latestRecordsRequest = (): ApiRequest => ({
  path: paths.latestRecords,
  params: { itemsPerPage: limits.latestRecords },
});

export const rankingRequest = (board: PlayerBoard, view: RankingView): ApiRequest => ({
  path: paths.ranking(board),
  params: { itemsPerPage: limits.rankingPageSize, ...rankingParams(view) },
});
