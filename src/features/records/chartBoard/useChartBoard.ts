import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useGetChartRankingQuery } from '../../../api/recordsApi';
import { boardView, type BoardView } from '../../../contract/views/boardViews';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { useRoute } from '../../../navigation/useRoute';
import { pageWithOwn } from '../pageWithOwn';

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

/** The page of a view, with the own score of a member. */
function useBoardPage({ chartId, view, member }: BoardQuery) {
  const { language } = useRoute();
  const query = { language, id: chartId, view };
  const isShared = !view.aroundMe;
  const everyone = useGetChartRankingQuery(isShared ? query : skipToken);
  const own = useGetChartRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  return pageWithOwn({ member, isShared, everyone, own });
}
