import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useGetChartRankingQuery } from '../../../api/recordsApi';
import { boardView, type BoardView } from '../../../contract/views/boardViews';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { useRoute } from '../../../navigation/useRoute';

/** The view of the URL, and its page. */
export function useChartBoard(chartId: number) {
  const [search] = useSearchParams();
  // Known before the member’s name is.
  const member = useAppSelector(selectIsAuthenticated);
  const asked = boardView.read(search);
  // Guests have no score to be around of.
  const view = member ? asked : { ...asked, aroundMe: false };
  return { view, member, page: useBoardPage({ chartId, view, member }) };
}

export type ChartBoardState = ReturnType<typeof useChartBoard>;

interface BoardQuery {
  chartId: number;
  view: BoardView;
  member: boolean;
}

/**
 * The page of a view. Members also ask for it with their own score, so that both are of one moment. Until the first one is there, and
 * without a connection, they see the page of everyone, which the document brings and the device keeps.
 */
function useBoardPage({ chartId, view, member }: BoardQuery) {
  const { language } = useRoute();
  const query = { language, id: chartId, view };
  const isShared = !view.aroundMe;
  const everyone = useGetChartRankingQuery(isShared ? query : skipToken);
  const own = useGetChartRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  const withOwn = member && !(isShared && own.isError);
  const [first, second] = withOwn ? [own, own.data ? undefined : everyone] : [everyone, own];
  const currentData = first.currentData ?? second?.currentData;
  return {
    /** The page of this view. */
    currentData,
    /** The same, or that of the view before while it is loaded. */
    data: currentData ?? first.data ?? second?.data,
    /** The member’s own score; null without one, undefined until it is known. */
    own: withOwn ? own.data?.own : null,
    /** Whether there is, or may be, an own score to show. */
    withOwn,
    error: first.isError ? first.error : undefined,
    refetch: () => {
      if (isShared) void everyone.refetch();
      if (member) void own.refetch();
    },
  };
}
