import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError, type ApiError } from '../../../api/errors/apiError';
import { useGetGameChartsQuery } from '../../../api/recordsApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { ownChartsView } from '../../../contract/views/ownChartsView';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { preferOwn } from '../chartList/preferOwn';
import type { ShownCharts } from './GameCharts';

/**
 * The charts of a game. Members read them again with their own places. When a group is opened whose charts are not there, all are read
 * again: what stands on the page is of one moment.
 */
export function useGameCharts(id: number): ShownCharts {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  // Known before the member’s name is.
  const member = useAppSelector(selectIsAuthenticated);
  const [opened, setOpened] = useState(false);
  const [search] = useSearchParams();
  // Who looks for charts by their own score looks in all of them.
  const whole = opened || (member && ownChartsView.read(search).own !== null);
  const query = { language, id };
  const asked = whole ? { ...query, whole: true as const } : query;
  const everyone = useGetGameChartsQuery(member ? query : asked);
  const own = useGetGameChartsQuery(member ? { ...asked, withOwn: true } : skipToken);
  const { data, own: ownState, failure, refetch } = preferOwn({ member, everyone, own });
  const last = member ? own : everyone;
  const alert = (error: ApiError | undefined) =>
    error && <ErrorAlert message={failureText(error, t('group.failed'))} onRetry={refetch} />;
  return {
    data,
    own: ownState,
    failure: alert(failure),
    onMore: () => setOpened(true),
    loadsMore: whole && last.isFetching,
    moreFailure:
      whole && last.isError && !last.isFetching ? alert(asApiError(last.error)) : undefined,
  };
}
