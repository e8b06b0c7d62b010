import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { ArticleFilters } from './ArticleFilters';
import { ArticleResults } from './ArticleResults';
import { CategoryFilter } from './CategoryFilter';
import { useArticleListParams } from './useArticleListParams';

export function ArticleListPage() {
  const { t } = useTranslation(['articlePages', 'metadata']);
  const list = useArticleListParams();
  const { params, change } = list;
  const { page } = params;
  return (
    <>
      <PageMetadata
        title={t('metadata:ArticleList')}
        description={t('lead')}
        query={page > 1 ? `?page=${page}` : undefined}
      />
      <PageHeader title={t('metadata:ArticleList')} lead={t('lead')} />
      <ArticleFilters params={params} change={change}>
        <CategoryFilter chosen={params.category} onChoose={(category) => change({ category })} />
      </ArticleFilters>
      <ArticleResults list={list} />
    </>
  );
}
