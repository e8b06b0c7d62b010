import { paths } from '../paths';
import { pastPaths } from '../pastPaths';
import type { FirstState } from '../records/past';
import type { PlayerBoard } from '../records/rankingBoards';
import { limits } from '../limits';
import type { QueryParams } from '../views/parameters';
import { pastBoardView, type PastBoardView } from '../views/pastBoardView';
import { pastRankingView, type PastRankingView } from '../views/pastRankingView';
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
  /** Who took the first places of a game. */
  gameFirsts: read<OneOf>({
    path: pastPaths.gameFirsts('{id}'),
    keep: 'people',
    params: (_args, after = ''): QueryParams => (after === '' ? {} : { after }),
  }),
  firstHolders: read<number>({
    path: pastPaths.firstHolders('{id}'),
    keep: 'people',
    untranslated: true,
  }),
  /** One of an earlier year at most. */
  onThisDay: read<object>({ path: pastPaths.onThisDay, keep: 'people' }),
  pastBoard: read<OneOf & { view: PastBoardView }>({
    path: paths.chartRanking('{id}'),
    keep: 'people',
    params: ({ view }) => ({
      itemsPerPage: limits.rankingPageSize,
      ...pastBoardView.request(view),
    }),
  }),
  /** `withOwn` adds the member’s own standing of that day. */
  pastRanking: read<{ board: PlayerBoard; view: PastRankingView; withOwn?: true }>({
    path: paths.ranking('{board}'),
    keep: 'people',
    params: ({ view, withOwn }) => ({
      itemsPerPage: limits.rankingPageSize,
      ...(withOwn ? { own: 'me' } : {}),
      ...pastRankingView.request(view),
    }),
  }),
};
