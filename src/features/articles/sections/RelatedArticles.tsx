import { useTranslation } from 'react-i18next';
import { useGetRelatedArticlesQuery } from '../../../api/articlesApi';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCards } from './ArticleCards';

/** Related articles; none if the server has no such endpoint. */
export function RelatedArticles({ id }: { id: number }) {
  const { t } = useTranslation('articlePages');
  const { language } = useRoute();
  const { currentData } = useGetRelatedArticlesQuery({ language, id });
  return <ArticleCards title={t('detail.related')} articles={currentData?.items ?? []} />;
}
