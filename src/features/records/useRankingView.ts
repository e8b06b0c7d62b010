import type { RankingView } from '../../contract/views/boardViews';
import { selectIsAuthenticated } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';

/** The view of the URL; guests have no place to be around of. */
export function useRankingView<View extends RankingView>(asked: View): View {
  const member = useAppSelector(selectIsAuthenticated);
  return member ? asked : { ...asked, aroundMe: false };
}
