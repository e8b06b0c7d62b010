import { useGetFeaturedArticlesQuery } from '../../../api/articlesApi';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticleSection } from './ArticleSection';

/** The featured articles; renders nothing if there are none. */
export function FeaturedArticles({ title }: { title: string }) {
  const { language } = useRoute();
  const { data, isFetching } = useGetFeaturedArticlesQuery({ language });
  if (!data || data.items.length === 0) return null;
  return (
    <ArticleSection title={title}>
      <ArticleGrid arrangement="three" stale={isFetching}>
        {data.items.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ArticleGrid>
    </ArticleSection>
  );
}
