import { useTranslation } from 'react-i18next';
import { useGetRelatedArticlesQuery } from '../../../api/articlesApi';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticleSection } from './ArticleSection';

/** Related articles. Renders nothing if there are none or the server has no such endpoint. */
export function RelatedArticles({ id }: { id: number }) {
  const { t } = useTranslation('articlePages');
  const { language } = useRoute();
  const { currentData } = useGetRelatedArticlesQuery({ language, id });
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <ArticleSection title={t('detail.related')}>
      <ArticleGrid arrangement="three">
        {currentData.items.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ArticleGrid>
    </ArticleSection>
  );
}
