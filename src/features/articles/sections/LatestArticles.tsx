import { useEffect, type ComponentProps } from 'react';
import { asApiError, unknownError } from '../../../api/errors/apiError';
import { useGetLatestArticlesQuery } from '../../../api/articlesApi';
import type { FallbackProps } from '../../../components/feedback/ErrorBoundary';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { useMessages } from '../../../i18n/useMessages';
import { useRoute } from '../../../navigation/useRoute';
import { notificationClosed, notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { LatestCards, LatestSection } from './LatestSection';
import type { ArticlesFailure } from '../list/ArticlesFailure';

const articlesFailure = createLazyModule(async () => {
  const { ArticlesFailure } = await import(
    /* webpackChunkName: "failures" */ '../list/ArticlesFailure'
  );
  return ArticlesFailure;
});

/** Plain text until its code is loaded, and where the connection that failed prevents that. */
function LatestFailure(props: ComponentProps<typeof ArticlesFailure>) {
  const translate = useMessages();
  const text = <p>{translate('articles:error.loadFailed')}</p>;
  return <LazyComponent part={articlesFailure} props={props} fallback={text} />;
}

function LatestBroken({ onRetry }: FallbackProps) {
  return <LatestFailure failure={unknownError} onRetry={onRetry} />;
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
    return <LatestFailure failure={failure} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <LazyOfflineCopyAge keptAt={data?.keptAt} />
      <LatestCards articles={data?.items} fetching={isFetching} />
    </>
  );
}
