import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleGrid } from '../card/ArticleGrid';
import { TitledSection } from '../../../components/reading/TitledSection';

interface ArticleCardsProps {
  title: string;
  articles: readonly ArticleOverview[];
  /** They are from the previous query. */
  stale?: boolean;
}

/** Three articles under a heading; renders nothing if there are none. */
export function ArticleCards({ title, articles, stale }: ArticleCardsProps) {
  if (articles.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ArticleGrid arrangement="three" {...(stale === undefined ? {} : { stale })}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ArticleGrid>
    </TitledSection>
  );
}
