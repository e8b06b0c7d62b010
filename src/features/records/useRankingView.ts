import type { RankingView } from '../../contract/recordRequests';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';

/** The view of the URL; guests have no place to be around of. */
export function useRankingView<View extends RankingView>(asked: View): View {
  const member = useAppSelector(selectUser) !== null;
  return member ? asked : { ...asked, aroundMe: false };
}
