import { paths } from '../paths';
import { pastPaths } from '../pastPaths';
import type { FirstState } from '../records/past';
import { limits } from '../limits';
import type { QueryParams } from '../views/parameters';
import { pastBoardView, type PastBoardView } from '../views/pastBoardView';
import { read, type OneOf } from './read';

export const pastReads = {
  /** The first places of a player: all of them, or those in a state. */
  playerFirsts: read<OneOf & { state: FirstState | null }>({
    path: pastPaths.playerFirsts('{id}'),
    keep: 'people',
    params: ({ state }, after = ''): QueryParams => ({
      ...(state === null ? {} : { state }),
      ...(after === '' ? {} : { after }),
    }),
  }),
  pastBoard: read<OneOf & { view: PastBoardView }>({
    path: paths.chartRanking('{id}'),
    keep: 'people',
    params: ({ view }) => ({
      itemsPerPage: limits.rankingPageSize,
      ...pastBoardView.request(view),
    }),
  }),
};
