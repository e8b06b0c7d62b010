import { limits } from '../limits';
import { paths } from '../paths';
import { groupRankingView, isBeginning, type GroupRankingView } from '../views/boardViews';
import { read, type OneOf } from './read';

export type GroupRankingQuery = OneOf & { view: GroupRankingView; withOwn?: true };

export const groupReads = {
  /** `withOwn` adds the member’s own standing, which is of the same moment as the page. */
  groupRanking: read<GroupRankingQuery>({
    path: paths.groupRanking('{id}'),
    keep: 'people',
    params: ({ view, withOwn = false }) => ({
      // The first page is short: it is a part of the page of the group.
      itemsPerPage: isBeginning(view) ? limits.gamePageRanking : limits.rankingPageSize,
      ...(withOwn ? { own: 'me' } : {}),
      ...groupRankingView.request(view),
    }),
  }),
};
