import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type {
  AdminArticleCreate,
  AdminArticleSave,
} from '../../../../src/contract/schemas/adminArticles';
import { ArticlesSection } from '../../../../src/features/adminArticles/list/ArticlesSection';
import { articleDrafts } from '../../../../src/features/adminArticles/draft/articleDrafts';
import { apiServer } from '../../../support/browser/apiServer';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { draftOf } from '../../../support/browser/writtenArticle';

const member = String(ada.id);

/** The administration's articles with a server that has none. */
async function openArticles(at = '/en/admin/articles') {
  const server = {
    created: new Array<AdminArticleCreate>(),
    saved: new Array<AdminArticleSave>(),
    refuse: false,
  };
  apiServer.use(
    http.get(`*${adminPaths.articles}`, () =>
      HttpResponse.json({ 'hydra:totalItems': 0, 'hydra:member': [] }),
    ),
    http.post<never, AdminArticleCreate>(`*${adminPaths.articles}`, async ({ request }) => {
      if (server.refuse) return HttpResponse.json(problem(503, 'Busy.'), { status: 503 });
      const body = await request.json();
      server.created.push(body);
      return HttpResponse.json({ ...draftOf(''), ...body }, { status: 201 });
    }),
    http.put<never, AdminArticleSave>(`*${adminPaths.article(5)}`, async ({ request }) => {
      const { version, content } = await request.json();
      server.saved.push({ version, content });
      return HttpResponse.json({ ...draftOf(''), version: version + 1, content });
    }),
  );
  const { token } = sessionReply();
  const rendered = await renderWithStore(
    <>
      <Link to="/en/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/en/admin/articles/*" element={<ArticlesSection />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>,
    {
      at,
      preloadedState: { auth: session({ token, user: { ...ada, roles: ['ROLE_ADMIN'] } }) },
    },
  );
  return { ...rendered, server };
}

const openNew = async () => {
  const opened = await openArticles();
  const [button] = await screen.findAllByRole('button', { name: 'New article' });
  await opened.user.click(button ?? document.body);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  return { ...opened, title };
};

test('a new article starts in its title and is created only after the first change', async () => {
  const { user, title, server, address } = await openNew();
  expect(address()).toBe('/en/admin/articles/new');
  expect(title).toHaveFocus();
  expect(screen.getByText('Nothing to save yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('Another page');
  expect(server.created).toEqual([]);
  expect(articleDrafts.list(member)).toEqual([]);
});

test('the first words create the article, and the field keeps its focus', async () => {
  const { title, server, address } = await openNew();
  fireEvent.change(title, { target: { value: 'First' } });
  await screen.findByText(/^Saved at|^Last saved/);
  await waitFor(() => expect(address()).toBe('/en/admin/articles/5'));
  expect(server.created).toMatchObject([{ content: { translations: { en: { title: 'First' } } } }]);
  expect(title).toHaveFocus();
  expect(title).toHaveValue('First');
  fireEvent.change(title, { target: { value: 'First words' } });
  await waitFor(() => expect(server.saved).toHaveLength(1));
  expect(server.saved).toMatchObject([
    { version: 1, content: { translations: { en: { title: 'First words' } } } },
  ]);
  await waitFor(() => expect(articleDrafts.list(member)).toEqual([]));
});

test('a new article that could not be sent is listed and can be reopened', async () => {
  const { user, title, server } = await openNew();
  server.refuse = true;
  fireEvent.change(title, { target: { value: 'Offline' } });
  await screen.findByText(/kept on this device/);
  await user.click(screen.getByRole('link', { name: 'All articles' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('link', { name: /^Open: “Offline”/ }));
  server.refuse = false;
  await user.click(await screen.findByRole('button', { name: 'Use them' }));
  await waitFor(() => expect(server.created).toHaveLength(1));
  expect(server.created).toMatchObject([
    { content: { translations: { en: { title: 'Offline' } } } },
  ]);
});

test('a new article can be opened by its URL', async () => {
  const { server } = await openArticles('/en/admin/articles/new');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(server.created).toEqual([]);
});

test('a text on this device is listed with its title and can be discarded', async () => {
  articleDrafts.keep(member, 5, { content: draftOf('Stranded').content });
  const { user } = await openArticles();
  await user.click(await screen.findByRole('button', { name: /^Discard: “Stranded”/ }));
  expect(screen.queryByText(/Stranded/)).not.toBeInTheDocument();
  expect(articleDrafts.list(member)).toEqual([]);
});
