import { skipToken } from '@reduxjs/toolkit/query';
import { useGetGroupChartsQuery } from '../../../api/recordsApi';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { preferOwn } from '../chartList/preferOwn';

/** The charts of a group. Members read them again with their own places, so that both are of one moment. */
export function useGroupCharts(id: number) {
  const { language } = useRoute();
  // Known before the member’s name is.
  const member = useAppSelector(selectIsAuthenticated);
  const query = { language, id };
  const everyone = useGetGroupChartsQuery(query);
  const own = useGetGroupChartsQuery(member ? { ...query, withOwn: true } : skipToken);
  return preferOwn({ member, everyone, own });
}
