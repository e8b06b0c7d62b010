import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { asApiError, type ApiError } from '../../../api/errors/apiError';
import { useGetArticlesQuery } from '../../../api/articlesApi';
import type { Page } from '../../../api/wire/collection';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useRoute } from '../../../navigation/useRoute';
import { articleListView } from '../../../contract/views/articleListView';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticlesEmpty } from './ArticlesEmpty';
import { ArticlesFailure } from './ArticlesFailure';
import { PageLinks } from '../../../components/page/PageLinks';
import { PastLastPage } from '../../../components/page/PastLastPage';
import { ResultCards } from './ResultCards';
import { ResultsFrame } from '../../../components/page/ResultsFrame';
import { useResultWords } from './useResultWords';
import type { ArticleListState } from './useArticleListParams';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';

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

interface Answer {
  page: Page<ArticleOverview> | undefined;
  failure: ApiError | undefined;
  busy: boolean;
  retry: () => void;
  /** The number of results as text. */
  words: string;
}

/** The article list for the current URL. The number of results is also announced to screen readers. */
export function ArticleResults({ list }: { list: ArticleListState }) {
  const { language } = useRoute();
  const { params } = list;
  const { data, error, isError, isFetching, refetch } = useGetArticlesQuery({
    language,
    ...params,
  });
  const total = data?.total ?? 0;
  const words = useResultWords(params, total);
  const answer: Answer = {
    page: data,
    failure: isError ? asApiError(error) : undefined,
    busy: isFetching,
    retry: () => void refetch(),
    words,
  };
  return (
    <>
      <VisuallyHidden component="output">{answer.failure || !data ? '' : words}</VisuallyHidden>
      <LazyOfflineCopyAge keptAt={answer.failure ? undefined : data?.keptAt} />
      <ResultsBody list={list} answer={answer} />
    </>
  );
}

/** All states of the list. The previous articles stay, dimmed, until the new ones arrive. */
function ResultsBody({ list, answer }: { list: ArticleListState; answer: Answer }) {
  const { t } = useTranslation('articlePages');
  const heading = useRef<HTMLHeadingElement>(null);
  const { params, change, queryFor } = list;
  const { page, failure, busy, retry, words } = answer;
  if (failure) return <ArticlesFailure failure={failure} onRetry={retry} />;
  if (!page || (busy && page.items.length === 0)) {
    return <ArticleListSkeleton count={params.itemsPerPage} />;
  }
  const range = {
    page: params.page,
    pageSize: params.itemsPerPage,
    total: page.total,
    queryFor: (number: number) => queryFor({ page: number }),
  };
  if (page.items.length === 0 && page.total > 0) return <PastLastPage {...range} />;
  if (page.items.length === 0) {
    const clear = (
      <ActionButton
        variant="contained"
        onClick={() => change({ search: '', category: null, featured: false })}
      >
        {t('list.clearFilters')}
      </ActionButton>
    );
    return <ArticlesEmpty filtered={articleListView.isFiltered(params)} clear={clear} />;
  }
  return (
    <ResultsFrame
      ref={heading}
      words={words}
      busy={busy}
      // A new page of the list: move the focus to its heading.
      pages={<PageLinks {...range} onFollow={() => heading.current?.focus()} />}
    >
      <ResultCards articles={page.items} stale={busy} />
    </ResultsFrame>
  );
}
