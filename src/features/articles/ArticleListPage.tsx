import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { PageMetadata } from '../../components/PageMetadata';
import { ArticleFilters } from './ArticleFilters';
import { ArticleResults } from './ArticleResults';
import { useArticleListParams } from './useArticleListParams';

export function ArticleListPage() {
  const { t } = useTranslation('metadata');
  const list = useArticleListParams();
  const { page } = list.params;
  return (
    <>
      <PageMetadata
        title={t('ArticleList.title')}
        description={t('ArticleList.description')}
        query={page > 1 ? `?page=${page}` : undefined}
      />
      <PageHeader title={t('ArticleList.title')} lead={t('ArticleList.description')} />
      <ArticleFilters list={list} />
      <ArticleResults list={list} />
    </>
  );
}
