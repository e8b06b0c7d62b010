import { lazy } from 'react';
import type { ArticleText } from '../../api/wire/articleFromWire';
import { AdministrationPage } from '../administration/AdministrationPage';
import { ArticlePreviewContext } from '../../features/adminArticles/preview/ArticlePreviewContext';

const ArticlePreview = lazy(async () => {
  const { ArticlePreview: Preview } = await import(
    /* webpackChunkName: "article-as-read" */ '../../features/articles/reading/ArticlePreview'
  );
  return { default: Preview };
});

const renderArticle = (article: ArticleText) => <ArticlePreview article={article} />;

/** The administration, with the parts it takes from other features. */
export function SiteAdministrationPage() {
  return (
    <ArticlePreviewContext value={renderArticle}>
      <AdministrationPage />
    </ArticlePreviewContext>
  );
}
