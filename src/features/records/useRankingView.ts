import type { BoardStart } from '../../contract/views/boardViews';
import { selectIsAuthenticated } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';

/** The view of the URL, and whether a member reads it; guests have no place to be around of. */
export function useRankingView<View extends BoardStart>(asked: View) {
  // Known before the member’s name is.
  const member = useAppSelector(selectIsAuthenticated);
  return { member, view: member ? asked : { ...asked, aroundMe: false } };
}
