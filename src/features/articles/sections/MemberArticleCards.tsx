import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';
import { ArticleGrid } from '../card/ArticleGrid';
import { TitledSection } from '../../../components/reading/TitledSection';

interface MemberArticleCardsProps {
  /** Undefined while loading. */
  articles: readonly ArticleOverview[] | undefined;
  total: number;
  /** Below the cards. */
  children?: ReactNode;
}

/** The articles of one author with their number. */
export function MemberArticleCards({ articles, total, children }: MemberArticleCardsProps) {
  const { t } = useTranslation('articlePages');
  const { count } = useFormats();
  return (
    <TitledSection title={t('results', { count: total, formatted: count(total) })}>
      <ArticleGrid busy={articles === undefined}>
        {articles
          ? articles.map((article) => <ArticleCard key={article.id} article={article} />)
          : Array.from({ length: Math.min(total, 3) }, (_, index) => (
              <ArticleCardSkeleton key={index} />
            ))}
      </ArticleGrid>
      {children}
    </TitledSection>
  );
}
