import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../api/wire/articleFromWire';
import type { Page } from '../../api/wire/collection';
import { ActionLink } from '../../components/buttons/ActionLink';
import { PageHeader } from '../../components/page/PageHeader';
import { PagedResults } from '../../components/page/PagedResults';
import { articleListView, type ArticleListView } from '../../contract/views/articleListView';
import { ArticlesEmpty } from '../../features/articles/list/ArticlesEmpty';
import { ArticleFilters } from '../../features/articles/list/ArticleFilters';
import { CategoryLinks } from '../../features/articles/list/CategoryLinks';
import { ResultCards } from '../../features/articles/list/ResultCards';
import { useResultWords } from '../../features/articles/list/useResultWords';
import { useRoute } from '../../navigation/useRoute';
import { PrintedFilters } from './PrintedFilters';

interface PrintedListProps {
  params: ArticleListView;
  articles: Page<ArticleOverview>;
}

export function PrintedList({ params, articles }: PrintedListProps) {
  const { t } = useTranslation(['articlePages', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:ArticleList')} lead={t('lead')} />
      <PrintedFilters page="ArticleList" submit={t('search.label')}>
        <ArticleFilters params={params}>
          <CategoryLinks params={params} />
        </ArticleFilters>
      </PrintedFilters>
      <Results params={params} articles={articles} />
    </>
  );
}

function Results({ params, articles }: PrintedListProps) {
  const { t } = useTranslation('articlePages');
  const { pathTo } = useRoute();
  const words = useResultWords(params, articles.total);
  const clear = (
    <ActionLink to={pathTo('ArticleList')} variant="contained">
      {t('list.clearFilters')}
    </ActionLink>
  );
  return (
    <PagedResults
      page={params.page}
      pageSize={params.itemsPerPage}
      results={articles}
      queryFor={(page) => articleListView.queryFor({ ...params, page })}
      words={words}
      empty={<ArticlesEmpty filtered={articleListView.isFiltered(params)} clear={clear} />}
    >
      {(items) => <ResultCards articles={items} />}
    </PagedResults>
  );
}
