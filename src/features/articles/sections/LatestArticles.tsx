import { useEffect } from 'react';
import { asApiError, unknownError } from '../../../api/errors/apiError';
import { useGetLatestArticlesQuery } from '../../../api/homeApi';
import type { FallbackProps } from '../../../components/feedback/ErrorBoundary';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { useRoute } from '../../../navigation/useRoute';
import { notificationClosed, notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { LatestCards, LatestSection } from './LatestSection';
import { ArticlesFailure } from '../list/ArticlesFailure';

function LatestBroken({ onRetry }: FallbackProps) {
  return <ArticlesFailure failure={unknownError} onRetry={onRetry} />;
}

/** The newest articles on the home page. */
export function LatestArticles() {
  return (
    <LatestSection>
      <OptionalErrorBoundary fallback={LatestBroken}>
        <LatestList />
      </OptionalErrorBoundary>
    </LatestSection>
  );
}

function LatestList() {
  const dispatch = useAppDispatch();
  const { language } = useRoute();
  const { data, error, isError, isFetching, refetch } = useGetLatestArticlesQuery({ language });

  useEffect(() => {
    if (!isError) return undefined;
    dispatch(
      notificationQueued({
        id: 'home-articles',
        titleKey: 'articles:error.title',
        messageKey: 'articles:error.loadFailed',
        severity: 'error',
      }),
    );
    return () => {
      dispatch(notificationClosed('home-articles'));
    };
  }, [dispatch, isError]);

  const failure = isError ? asApiError(error) : undefined;
  if (failure) {
    return <ArticlesFailure failure={failure} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <LazyOfflineCopyAge keptAt={data?.keptAt} />
      <LatestCards articles={data?.items} fetching={isFetching} />
    </>
  );
}
