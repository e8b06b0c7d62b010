import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleGrid } from '../card/ArticleGrid';

interface ResultCardsProps {
  articles: readonly ArticleOverview[];
  /** They are from the previous query. */
  stale?: boolean;
}

/** One page of the article list. */
export function ResultCards({ articles, stale = false }: ResultCardsProps) {
  return (
    <ArticleGrid stale={stale}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} loading={loadingOf(index)} />
      ))}
    </ArticleGrid>
  );
}

/** Images above the fold load eagerly, the first one with high priority. */
function loadingOf(index: number) {
  if (index === 0) return 'first';
  return index < 3 ? 'eager' : 'lazy';
}
