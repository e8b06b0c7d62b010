import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { asApiError, type ApiError } from '../../../api/errors/apiError';
import { useGetArticlesQuery } from '../../../api/articlesApi';
import type { Page } from '../../../api/wire/collection';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { isFiltered } from '../../../contract/articleListParams';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticlesEmpty, ArticlesPastEnd } from './ArticlesEmpty';
import { ArticlesFailure } from './ArticlesFailure';
import { ResultsFrame } from './ResultsFrame';
import type { ArticleListState } from './useArticleListParams';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';

/** As high as the list will be: the heading, then one page of cards. */
function ArticleListSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <Box
      component="section"
      aria-busy="true"
      aria-label={t('loading')}
      sx={{ pt: '3.25rem', mb: 9 }}
    >
      <ArticleGrid>
        {Array.from({ length: count }, (_, index) => (
          <ArticleCardSkeleton key={index} />
        ))}
      </ArticleGrid>
    </Box>
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
  const { t } = useTranslation('articlePages');
  const { count } = useFormats();
  const { language } = useRoute();
  const { params } = list;
  const { data, error, isError, isFetching, refetch } = useGetArticlesQuery({
    language,
    ...params,
  });
  const total = data?.total ?? 0;
  const amount = { count: total, formatted: count(total) };
  const words = isFiltered(params) ? t('matches', amount) : t('results', amount);
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
  const heading = useRef<HTMLHeadingElement>(null);
  const { params, change, queryFor } = list;
  const { page, failure, busy, retry, words } = answer;
  if (failure) return <ArticlesFailure failure={failure} onRetry={retry} />;
  if (!page || (busy && page.items.length === 0)) {
    return <ArticleListSkeleton count={params.itemsPerPage} />;
  }
  if (page.items.length === 0 && page.total > 0) {
    const pages = Math.ceil(page.total / params.itemsPerPage);
    return <ArticlesPastEnd page={params.page} pages={pages} queryFor={queryFor} />;
  }
  if (page.items.length === 0) {
    const clear = () => change({ search: '', category: null, featured: false });
    return <ArticlesEmpty filtered={isFiltered(params)} onClear={clear} />;
  }
  return (
    <ResultsFrame
      ref={heading}
      words={words}
      total={page.total}
      params={params}
      busy={busy}
      onPageChange={(number) => {
        change({ page: number });
        // A new page of the list: move the focus to its heading.
        heading.current?.focus();
      }}
    >
      <ArticleGrid stale={busy}>
        {page.items.map((article, index) => (
          <ArticleCard key={article.id} article={article} loading={loadingOf(index)} />
        ))}
      </ArticleGrid>
    </ResultsFrame>
  );
}

/** Images above the fold load eagerly, the first one with high priority. */
function loadingOf(index: number) {
  if (index === 0) return 'first';
  return index < 3 ? 'eager' : 'lazy';
}
