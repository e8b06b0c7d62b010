import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../api/wire/articleFromWire';
import type { Page } from '../../api/wire/collection';
import { ActionLink } from '../../components/buttons/ActionLink';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { PastLastPage } from '../../components/page/PastLastPage';
import { articleListView, type ArticleListView } from '../../contract/views/articleListView';
import { ArticlesEmpty } from '../../features/articles/list/ArticlesEmpty';
import { ArticleSearchForm } from '../../features/articles/list/ArticleSearchForm';
import { ResultCards } from '../../features/articles/list/ResultCards';
import { ResultsFrame } from '../../components/page/ResultsFrame';
import { useResultWords } from '../../features/articles/list/useResultWords';
import { useRoute } from '../../navigation/useRoute';

interface PrintedListProps {
  params: ArticleListView;
  articles: Page<ArticleOverview>;
}

export function PrintedList({ params, articles }: PrintedListProps) {
  const { t } = useTranslation(['articlePages', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:ArticleList')} lead={t('lead')} />
      <ArticleSearchForm params={params} />
      <Results params={params} articles={articles} />
    </>
  );
}

function Results({ params, articles: { items, total } }: PrintedListProps) {
  const { t } = useTranslation('articlePages');
  const { pathTo } = useRoute();
  const words = useResultWords(params, total);
  const range = {
    page: params.page,
    pageSize: params.itemsPerPage,
    total,
    queryFor: (page: number) => articleListView.queryFor({ ...params, page }),
  };
  if (items.length === 0 && total > 0) return <PastLastPage {...range} />;
  if (items.length === 0) {
    const clear = (
      <ActionLink to={pathTo('ArticleList')} variant="contained">
        {t('list.clearFilters')}
      </ActionLink>
    );
    return <ArticlesEmpty filtered={articleListView.isFiltered(params)} clear={clear} />;
  }
  return (
    <ResultsFrame words={words} pages={<PageLinks {...range} />}>
      <ResultCards articles={items} />
    </ResultsFrame>
  );
}
