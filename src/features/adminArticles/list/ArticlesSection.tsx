import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ArticleTable } from './ArticleTable';
import { TrashPage } from '../trash/TrashPage';

const ArticleEditorPage = lazy(async () => {
  const { ArticleEditorPage: Page } = await import(
    /* webpackChunkName: "admin-article-editor" */ '../editor/ArticleEditorPage'
  );
  return { default: Page };
});

/** The articles section: the table, and the editor. */
export function ArticlesSection() {
  return (
    <Routes>
      <Route index element={<ArticleTable />} />
      <Route path="trash" element={<TrashPage />} />
      <Route path=":id" element={<ArticleEditorPage />} />
      <Route path="*" element={<ArticleTable />} />
    </Routes>
  );
}
