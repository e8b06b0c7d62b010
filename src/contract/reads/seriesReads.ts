import { limits } from '../limits';
import { paths } from '../paths';
import { seriesPaths } from '../seriesPaths';
import { gameListView, type GameListView } from '../views/gameListView';
import {
  platformRankingView,
  seriesRankingView,
  type PlatformRankingView,
  type SeriesRankingView,
} from '../views/seriesRankingView';
import { ofId, startingRead, type OneOf } from './read';

/** How many games these pages show; the list of games has all of them. */
const gamesShown = 12;

/** The first games, those played most before the others. */
const gamesOf = (filter: Partial<GameListView>) => ({
  itemsPerPage: gamesShown,
  ...gameListView.request({ ...gameListView.defaults, ...filter }),
});

/** What the pages of series and platforms read. */
export const seriesReads = {
  seriesDetails: startingRead<OneOf>({ path: paths.series('{id}'), keep: 'api', of: ofId }),
  seriesGames: startingRead<OneOf>({
    path: paths.games,
    keep: 'api',
    of: ofId,
    params: ({ id }) => gamesOf({ series: id }),
  }),
  /** `withOwn` adds the member’s own standing, which is of the same moment as the page. */
  seriesRanking: startingRead<OneOf & { view: SeriesRankingView; withOwn?: true }>({
    path: seriesPaths.ranking('{id}'),
    keep: 'people',
    // A page around the member needs the session.
    of: ({ id, search }) => {
      const view = seriesRankingView.read(search);
      return id === undefined || view.aroundMe ? undefined : { id, view };
    },
    params: ({ view, withOwn = false }) => ({
      itemsPerPage: limits.rankingPageSize,
      ...(withOwn ? { own: 'me' } : {}),
      ...seriesRankingView.request(view),
    }),
  }),
  platformDetails: startingRead<OneOf>({ path: paths.platform('{id}'), keep: 'api', of: ofId }),
  platformGames: startingRead<OneOf>({
    path: paths.games,
    keep: 'api',
    of: ofId,
    params: ({ id }) => gamesOf({ platform: id }),
  }),
  platformRanking: startingRead<OneOf & { view: PlatformRankingView; withOwn?: true }>({
    path: seriesPaths.platformRanking('{id}'),
    keep: 'people',
    of: ({ id, search }) => {
      const view = platformRankingView.read(search);
      return id === undefined || view.aroundMe ? undefined : { id, view };
    },
    params: ({ view, withOwn = false }) => ({
      itemsPerPage: limits.rankingPageSize,
      ...(withOwn ? { own: 'me' } : {}),
      ...platformRankingView.request(view),
    }),
  }),
};
