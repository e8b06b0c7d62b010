import { lazy } from 'react';
import type { ArticleText } from '../../api/articleFromWire';
import { AdministrationPage } from '../../features/administration/AdministrationPage';
import { PreviewSlot } from '../../features/administration/articles/previewSlot';

const ArticlePreview = lazy(async () => {
  const { ArticlePreview: Preview } = await import(
    /* webpackChunkName: "article-as-read" */ '../../features/articles/ArticlePreview'
  );
  return { default: Preview };
});

const renderArticle = (article: ArticleText) => <ArticlePreview article={article} />;

/** The administration, with the parts it takes from other features. */
export function SiteAdministrationPage() {
  return (
    <PreviewSlot value={renderArticle}>
      <AdministrationPage />
    </PreviewSlot>
  );
}
