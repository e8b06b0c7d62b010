import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetArticlesQuery } from '../../../api/articlesApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useRoute } from '../../../navigation/useRoute';
import { articleListView } from '../../../contract/views/articleListView';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticlesEmpty } from './ArticlesEmpty';
import { ArticlesFailure } from './ArticlesFailure';
import { ResultCards } from './ResultCards';
import { PagedResults } from '../../../components/page/PagedResults';
import { useResultWords } from './useResultWords';
import type { ArticleListState } from './useArticleListParams';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';
import '../../../components/page/ResultsFrame.css';

/** As high as the list will be: the heading, then one page of cards. */
function ArticleListSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <section aria-busy="true" aria-label={t('loading')} className="results-skeleton">
      <ArticleGrid>
        {Array.from({ length: count }, (_, index) => (
          <ArticleCardSkeleton key={index} />
        ))}
      </ArticleGrid>
    </section>
  );
}

/**
 * The article list for the current URL. The number of results is also announced to screen readers. The previous articles stay,
 * dimmed, until the new ones arrive.
 */
export function ArticleResults({ list: { params, change, queryFor } }: { list: ArticleListState }) {
  const { t } = useTranslation('articlePages');
  const { language } = useRoute();
  const { data, error, isError, isFetching, refetch } = useGetArticlesQuery({
    language,
    ...params,
  });
  const failure = isError ? asApiError(error) : undefined;
  const words = useResultWords(params, data?.total ?? 0);
  const clear = (
    <ActionButton
      variant="contained"
      onClick={() => change({ search: '', category: null, featured: false })}
    >
      {t('list.clearFilters')}
    </ActionButton>
  );
  return (
    <>
      <VisuallyHidden component="output">{failure || !data ? '' : words}</VisuallyHidden>
      <LazyOfflineCopyAge keptAt={failure ? undefined : data?.keptAt} />
      {failure ? (
        <ArticlesFailure failure={failure} onRetry={() => void refetch()} />
      ) : !data || (isFetching && data.items.length === 0) ? (
        <ArticleListSkeleton count={params.itemsPerPage} />
      ) : (
        <PagedResults
          page={params.page}
          pageSize={params.itemsPerPage}
          results={data}
          queryFor={(page) => queryFor({ page })}
          words={words}
          busy={isFetching}
          empty={<ArticlesEmpty filtered={articleListView.isFiltered(params)} clear={clear} />}
        >
          {(articles) => <ResultCards articles={articles} stale={isFetching} />}
        </PagedResults>
      )}
    </>
  );
}
