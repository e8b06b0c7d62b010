import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type {
  AdminArticle,
  AdminArticleSave,
} from '../../../../src/contract/schemas/adminArticles';
import { ArticleEditorPage } from '../../../../src/features/adminArticles/editor/ArticleEditorPage';
import { Route, Routes } from 'react-router-dom';
import { apiServer } from '../../../support/browser/apiServer';
import { fillField } from '../../../support/browser/fillField';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

/** The server's article; `answer` may reject a save. */
function serve(start: AdminArticle, answer: (save: AdminArticleSave) => Response | undefined) {
  const server = { article: start, saves: new Array<AdminArticleSave>() };
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(server.article)),
    http.put<never, AdminArticleSave>(`*${adminPaths.article(5)}`, async ({ request }) => {
      const save = await request.json();
      server.saves.push(save);
      const refusal = answer(save);
      if (refusal) return refusal;
      server.article = {
        ...server.article,
        version: save.version + 1,
        content: save.content,
        editedAt: new Date().toISOString(),
      };
      return HttpResponse.json(server.article);
    }),
  );
  return server;
}

test('changes are saved automatically with the version they are based on', async () => {
  const server = serve(draftOf('Old'), () => undefined);
  const { title } = await openEditor();
  fireEvent.change(title, { target: { value: 'New' } });
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await screen.findByText(/^Saved at/);
  expect(server.saves.at(-1)).toMatchObject({
    version: 1,
    content: { translations: { en: { title: 'New' } } },
  });
});

test('changes that cannot be saved are kept on the device and offered again', async () => {
  const server = serve(draftOf('Old'), () =>
    HttpResponse.json(problem(503, 'Busy.'), { status: 503 }),
  );
  const { user, title, unmount } = await openEditor();
  await user.type(title, '!');
  await screen.findByText(/kept on this device/);
  unmount();
  server.article = draftOf('Old');
  const { title: again } = await openEditor();
  expect(again).toHaveValue('Old');
  await user.click(screen.getByRole('button', { name: 'Use them' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Old!');
});

test('a rejected field shows its error', async () => {
  const refusal = {
    ...problem(422, 'Some of it.'),
    violations: [{ propertyPath: 'slug', message: 'Only small letters.' }],
  };
  serve(draftOf('Old'), () => HttpResponse.json(refusal, { status: 422 }));
  const { user } = await openEditor();
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'A B');
  await screen.findByText('Only small letters.');
  expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
});

test('a missing article is reported', async () => {
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () =>
      HttpResponse.json(problem(404, 'This article does not exist.'), { status: 404 }),
    ),
  );
  await renderWithStore(
    <Routes>
      <Route path="/en/admin/articles/:id" element={<ArticleEditorPage />} />
    </Routes>,
    { at: '/en/admin/articles/5', preloadedState: { auth: session({ user: ada }) } },
  );
  expect(await screen.findByText(/This article does not exist/)).toBeVisible();
});

test('the author is searched by name, and the cover is described in the language of the text', async () => {
  const found = { '@id': '/api/users/31', '@type': 'User', roles: [], state: 'active' };
  apiServer.use(
    http.get(`*${adminPaths.users}`, ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('search');
      const items = wanted === 'padre' ? [{ ...found, id: 31, username: 'old_padre' }] : [];
      return HttpResponse.json({ 'hydra:totalItems': items.length, 'hydra:member': items });
    }),
  );
  const loaded = draftOf('Old');
  const server = serve(
    { ...loaded, content: { ...loaded.content, pictureId: 3, authorId: 7 } },
    () => undefined,
  );
  const { user } = await openEditor();
  const author = screen.getByRole('combobox', { name: 'Author' });
  expect(author).toHaveValue('ada');
  await user.clear(author);
  await fillField(user, author, 'padre');
  await user.click(await screen.findByRole('option', { name: 'old_padre' }));
  expect(author).toHaveValue('old_padre');
  const alt = screen.getByRole('group', { name: 'What the picture shows' });
  await fillField(user, within(alt).getByRole('textbox', { name: 'English' }), 'A tower');
  expect(within(alt).queryByRole('textbox', { name: 'Français' })).not.toBeInTheDocument();
  await screen.findByText(/^Saved at/);
  expect(server.saves.at(-1)?.content).toMatchObject({
    authorId: 31,
    translations: { en: { title: 'Old', coverAlt: 'A tower' } },
  });
});
