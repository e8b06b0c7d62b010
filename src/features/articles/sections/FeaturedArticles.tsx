import { useGetFeaturedArticlesQuery } from '../../../api/homeApi';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCards } from './ArticleCards';

/** The featured articles. */
export function FeaturedArticles({ title }: { title: string }) {
  const { language } = useRoute();
  const { data, isFetching } = useGetFeaturedArticlesQuery({ language });
  return <ArticleCards title={title} articles={data?.items ?? []} stale={isFetching} />;
}
