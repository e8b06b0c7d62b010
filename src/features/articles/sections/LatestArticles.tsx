import { mdiArrowRight } from '@mdi/js';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError, unknownError } from '../../../api/errors/apiError';
import { useGetLatestArticlesQuery } from '../../../api/articlesApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import type { FallbackProps } from '../../../components/feedback/ErrorBoundary';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule, usePreloadWhenIdle } from '../../../components/lazy/lazyModule';
import { Icon } from '../../../components/Icon';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { limits } from '../../../contract/limits';
import { useRoute } from '../../../navigation/useRoute';
import { notificationClosed, notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticleSection } from './ArticleSection';
import { categoryIcon } from '../categoryIcons';

const articlesFailure = createLazyModule(async () => {
  const { ArticlesFailure } = await import(
    /* webpackChunkName: "background" */ '../list/ArticlesFailure'
  );
  return ArticlesFailure;
});

function LatestBroken({ onRetry }: FallbackProps) {
  return <LazyComponent part={articlesFailure} props={{ failure: unknownError, onRetry }} />;
}

/** The newest articles on the home page: the first one large, four more below it. */
export function LatestArticles({ title, allLabel }: { title: string; allLabel: string }) {
  const { pathTo } = useRoute();
  return (
    <ArticleSection
      title={title}
      action={
        <ActionLink to={pathTo('ArticleList')} variant="text">
          {allLabel}
          <Icon path={mdiArrowRight} />
        </ActionLink>
      }
    >
      <OptionalErrorBoundary fallback={LatestBroken}>
        <LatestList />
      </OptionalErrorBoundary>
    </ArticleSection>
  );
}

function LatestList() {
  const { t } = useTranslation('errors');
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

  // Preloaded, since it could not be loaded without a connection.
  usePreloadWhenIdle(articlesFailure);
  const failure = isError ? asApiError(error) : undefined;
  if (failure) {
    return (
      <LazyComponent part={articlesFailure} props={{ failure, onRetry: () => void refetch() }} />
    );
  }
  if (data?.items.length === 0) {
    return <EmptyState icon={categoryIcon('news')} title={t('articlesEmpty')} />;
  }
  return (
    <>
      <LazyOfflineCopyAge keptAt={data?.keptAt} />
      <ArticleGrid arrangement="five" busy={isFetching} stale={isFetching && data !== undefined}>
        {data
          ? data.items.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                lead={index === 0}
                loading={index === 0 ? 'first' : 'lazy'}
              />
            ))
          : Array.from({ length: limits.latestArticles }, (_, index) => (
              <ArticleCardSkeleton key={index} lead={index === 0} />
            ))}
      </ArticleGrid>
    </>
  );
}
