import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { AdminArticle } from '../../../src/contract/schemas/adminArticles';
import { ArticleEditorPage } from '../../../src/features/adminArticles/editor/ArticleEditorPage';
import { session } from '../fixtures/session';
import { ada, sessionReply } from '../fixtures/users';
import { renderWithStore, type RenderOptions } from './renderWithStore';

/** An article in the editor, as the server returns it. */
export const draftOf = (title: string, facts: Partial<AdminArticle> = {}): AdminArticle => ({
  id: 5,
  version: 1,
  appliedVersion: 1,
  status: 'UNDER CONSTRUCTION',
  state: 'draft',
  slug: 'draft-5',
  publishedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  editedAt: '2026-11-20T10:00:00Z',
  editedBy: { id: 9, username: 'grace' },
  author: { id: 7, username: 'ada' },
  views: 0,
  nbComment: 0,
  trashedAt: null,
  trashedBy: null,
  picture: null,
  content: {
    slug: null,
    category: null,
    featured: false,
    pictureId: null,
    translations: { en: { title, excerpt: '', content: '' } },
  },
  ...facts,
});

/** The editor of article 5, once its texts are editable, or once the text `ready` is shown. */
export async function openEditor({
  extra,
  ready,
}: Pick<RenderOptions, 'extra'> & { ready?: string } = {}) {
  const { token } = sessionReply();
  const rendered = await renderWithStore(
    <Routes>
      <Route path="/en/admin/articles/:id" element={<ArticleEditorPage />} />
    </Routes>,
    {
      at: '/en/admin/articles/5',
      preloadedState: { auth: session({ token, user: { ...ada, roles: ['ROLE_ADMIN'] } }) },
      ...(extra ? { extra } : {}),
    },
  );
  const title = ready
    ? await screen.findByText(ready)
    : await screen.findByRole('textbox', { name: 'Title' });
  return { ...rendered, title };
}
