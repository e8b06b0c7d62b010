import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Icon } from '../../../components/Icon';
import { limits } from '../../../contract/limits';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';
import { ArticleGrid } from '../card/ArticleGrid';
import { categoryIcon } from '../categoryIcons';
import { TitledSection } from '../../../components/reading/TitledSection';

/** The section of the newest articles, with a link to all. */
export function LatestSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  return (
    <TitledSection
      title={t('latest.title')}
      action={
        <ActionLink to={pathTo('ArticleList')} variant="text">
          {t('latest.all')}
          <Icon path={mdiArrowRight} />
        </ActionLink>
      }
    >
      {children}
    </TitledSection>
  );
}

interface LatestCardsProps {
  /** Undefined while they are loading. */
  articles: readonly ArticleOverview[] | undefined;
  fetching?: boolean;
}

/** The first article large, four more below it. */
export function LatestCards({ articles, fetching = false }: LatestCardsProps) {
  const { t } = useTranslation('errors');
  if (articles?.length === 0) {
    return <EmptyState icon={categoryIcon('news')} title={t('articlesEmpty')} />;
  }
  return (
    <ArticleGrid arrangement="five" busy={fetching} stale={fetching && articles !== undefined}>
      {articles
        ? articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              lead={index === 0}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          ))
        : Array.from({ length: limits.latestArticles }, (_, index) => (
            <ArticleCardSkeleton key={index} lead={index === 0} />
          ))}
    </ArticleGrid>
  );
}
