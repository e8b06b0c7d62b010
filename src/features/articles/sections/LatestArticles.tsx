import { mdiArrowRight } from '@mdi/js';
import { useEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError, unknownError } from '../../../api/errors/apiError';
import { useGetLatestArticlesQuery } from '../../../api/articlesApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import type { FallbackProps } from '../../../components/feedback/ErrorBoundary';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { Icon } from '../../../components/Icon';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { limits } from '../../../contract/limits';
import { useMessages } from '../../../i18n/useMessages';
import { useRoute } from '../../../navigation/useRoute';
import { notificationClosed, notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { ArticlesFailure } from '../list/ArticlesFailure';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticleSection } from './ArticleSection';
import { categoryIcon } from '../categoryIcons';

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

  const failure = isError ? asApiError(error) : undefined;
  if (failure) {
    return <LatestFailure failure={failure} onRetry={() => void refetch()} />;
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
