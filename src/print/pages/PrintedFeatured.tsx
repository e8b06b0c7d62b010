import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../api/wire/articleFromWire';
import { ArticleCards } from '../../features/articles/sections/ArticleCards';

export function PrintedFeatured({ articles }: { articles: readonly ArticleOverview[] }) {
  const { t } = useTranslation('home');
  return <ArticleCards title={t('featured.title')} articles={articles} />;
}
