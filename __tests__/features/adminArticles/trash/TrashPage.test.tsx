import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { AdminArticleRow } from '../../../../src/contract/schemas/adminArticles';
import { ArticlesSection } from '../../../../src/features/adminArticles/list/ArticlesSection';
import { Route, Routes } from 'react-router-dom';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { draftOf } from '../../../support/browser/writtenArticle';

const day = 86_400_000;

/** A trash with these articles, deleted the given number of days ago. */
function serveTrash(deleted: Record<string, number>) {
  let rows = Object.entries(deleted).map(([title, days], index): AdminArticleRow => {
    const { content: _content, ...facts } = draftOf(title, { id: index + 5 });
    return {
      ...facts,
      state: 'trashed',
      status: 'PUBLISHED',
      publishedAt:
        title === 'Soon' ? new Date(Date.now() - 30_000).toISOString() : '2026-01-01T10:00:00Z',
      trashedAt: new Date(Date.now() - days * day - 60_000).toISOString(),
      trashedBy: { id: 9, username: 'grace' },
      title,
      locale: 'en',
      languages: ['en'],
      category: null,
      featured: false,
      picture: null,
    };
  });
  const take = (id: unknown) => {
    rows = rows.filter((row) => row.id !== Number(id));
  };
  apiServer.use(
    http.get(`*${adminPaths.articles}`, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      expect([asked.get('state'), asked.get('order[trashedAt]')]).toEqual(['trashed', 'desc']);
      return HttpResponse.json({
        '@context': '/api/contexts/AdminArticle',
        '@id': adminPaths.articles,
        '@type': 'hydra:Collection',
        'hydra:member': rows,
        'hydra:totalItems': rows.length,
      });
    }),
    http.post(`*${adminPaths.articles}/:id/restore`, ({ params: { id } }) => {
      take(id);
      return HttpResponse.json(draftOf('Quokka', { id: Number(id), state: 'published' }));
    }),
    http.delete(`*${adminPaths.articles}/:id/trash`, ({ params: { id } }) => {
      take(id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

async function openTrash(at = '/en/admin/articles/trash') {
  const { token } = sessionReply();
  return renderWithStore(
    <Routes>
      <Route path="/en/admin/articles/*" element={<ArticlesSection />} />
    </Routes>,
    { at, preloadedState: { auth: session({ token, user: { ...ada, roles: ['ROLE_ADMIN'] } }) } },
  );
}

const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const item = link.closest('li');
  if (!item) throw new Error('The article stands in no list.');
  return within(item);
};

describe('TrashPage', () => {
  test('shows when and by whom an article was deleted and how long it is kept', async () => {
    serveTrash({ Quokka: 3, Wombat: 29 });
    const { baseElement } = await openTrash();
    expect((await row('Quokka')).getByText('27 days left')).toBeVisible();
    expect((await row('Wombat')).getByText('1 day left')).toBeVisible();
    expect((await row('Quokka')).getByText(/^Deleted on .* by grace\.$/)).toBeVisible();
    await checkAccessibility(baseElement);
  });

  test('names the state an article had when it was deleted', async () => {
    serveTrash({ Quokka: 0, Soon: 0 });
    await openTrash();
    expect((await row('Quokka')).getByText('Published')).toBeVisible();
    expect((await row('Soon')).getByText('Scheduled')).toBeVisible();
  });

  test('restores an article at once', async () => {
    serveTrash({ Quokka: 3, Wombat: 29 });
    const { user, store } = await openTrash();
    await user.click((await row('Quokka')).getByRole('button', { name: 'Restore Quokka' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Quokka' })).toBeNull());
    expect(store.getState().ui.notifications.at(-1)?.messageKey).toBe(
      'adminArticles:trash.restored',
    );
    expect(screen.getByRole('link', { name: 'Wombat' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('shows why an article could not be restored and keeps it in the list', async () => {
    serveTrash({ Quokka: 3 });
    apiServer.use(
      http.post(`*${adminPaths.articleRestore(5)}`, () =>
        HttpResponse.json(problem(409, 'This article is not in the trash.'), { status: 409 }),
      ),
    );
    const { user } = await openTrash();
    await user.click((await row('Quokka')).getByRole('button', { name: 'Restore Quokka' }));
    expect(await screen.findByText('This article is not in the trash.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quokka' })).toBeVisible();
  });

  test('deletes permanently only after a confirmation', async () => {
    serveTrash({ Quokka: 3 });
    const { user } = await openTrash();
    const ask = async () =>
      user.click((await row('Quokka')).getByRole('button', { name: 'Delete for good Quokka' }));
    await ask();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask();
    expect(screen.getByRole('dialog', { name: 'Delete “Quokka” for good?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The trash is empty')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('TrashedArticle', () => {
  test('shows a deleted article instead of its editor, until it is restored', async () => {
    serveTrash({});
    let state: 'trashed' | 'draft' = 'trashed';
    apiServer.use(
      http.get(`*${adminPaths.article(5)}`, () =>
        HttpResponse.json(
          draftOf('Quokka', {
            state,
            trashedAt: state === 'trashed' ? new Date(Date.now() - day).toISOString() : null,
          }),
        ),
      ),
      http.post(`*${adminPaths.articleRestore(5)}`, () => {
        state = 'draft';
        return HttpResponse.json(draftOf('Quokka'));
      }),
    );
    const { user } = await openTrash('/en/admin/articles/5');
    expect(await screen.findByText(/deleted for good in 29 days/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore Quokka' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Quokka');
  });
});
