import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type {
  AdminArticle,
  AdminArticlePresence,
  AdminArticleSave,
  AdminPresenceHeartbeat,
} from '../../../../src/contract/schemas/adminArticles';
import { apiServer } from '../../../support/browser/apiServer';
import { problem } from '../../../support/fixtures/errors';
import { ada } from '../../../support/fixtures/users';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

afterEach(() => {
  jest.restoreAllMocks();
});

const show = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

/** The server with other editors of the article; `newest` is the version one of them has saved. */
function serve(editors: AdminArticlePresence['editors'], status = 200) {
  const server = {
    beats: new Array<AdminPresenceHeartbeat>(),
    left: new Array<string | null>(),
    newest: undefined as AdminArticle | undefined,
    editors,
  };
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(draftOf('Old'))),
    http.put<never, AdminPresenceHeartbeat>(
      `*${adminPaths.articlePresence(5)}`,
      async ({ request }) => {
        const beat = await request.json();
        server.beats.push(beat);
        if (status !== 200) return HttpResponse.json(problem(status, 'Gone.'), { status });
        const { newest } = server;
        const article = newest && newest.version > beat.version ? newest : null;
        return HttpResponse.json({ editors: server.editors, article });
      },
    ),
    http.delete(`*${adminPaths.articlePresence(5)}`, ({ request }) => {
      server.left.push(new URL(request.url).searchParams.get('editor'));
      return new HttpResponse(null, { status: 204 });
    }),
    http.put<never, AdminArticleSave>(`*${adminPaths.article(5)}`, async ({ request }) => {
      const { version, content } = await request.json();
      return HttpResponse.json({ ...draftOf(''), version: version + 1, content });
    }),
  );
  return server;
}

const grace = { id: 9, username: 'grace' };
const linus = { id: 10, username: 'linus' };

test.each([
  [[grace], 'grace also has this article open'],
  [[grace, linus], 'grace and linus also have this article open'],
  [[{ id: ada.id, username: ada.username }], 'You have this article open in another window'],
])('shows who else has the article open: %j', async (editors, text) => {
  serve(editors);
  await openEditor();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a hidden tab sends no request until it is visible again', async () => {
  const server = serve([]);
  await openEditor();
  await waitFor(() => expect(server.beats).toHaveLength(1));
  show(true);
  server.editors = [grace];
  expect(server.beats).toHaveLength(1);
  show(false);
  expect(await screen.findByText(/grace also/)).toBeVisible();
  expect(server.beats).toHaveLength(2);
});

test('closing the editor is reported with the same key', async () => {
  const server = serve([]);
  const { unmount } = await openEditor();
  await waitFor(() => expect(server.beats).toHaveLength(1));
  unmount();
  await waitFor(() => expect(server.left).toEqual([server.beats[0]?.editor]));
});

test('a version by another person appears, with a notice of whose text was replaced', async () => {
  const server = serve([grace]);
  const { user, title } = await openEditor();
  fireEvent.change(title, { target: { value: 'Mine' } });
  await screen.findByText(/^Saved at|^Last saved/);
  await waitFor(() => expect(title).toHaveValue('Mine'));
  server.newest = draftOf('Theirs', { version: 3 });
  show(false);
  await waitFor(() => expect(title).toHaveValue('Theirs'));
  const notice = await screen.findByText('grace replaced what you wrote');
  expect(notice).toBeVisible();
  expect(screen.getByText(/Replaced: Title \(English\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice).not.toBeInTheDocument();
});

test('merging a text keeps the state of the other fields', async () => {
  const server = serve([grace]);
  const { user, title } = await openEditor();
  const text = await screen.findByRole('textbox', { name: 'Text in English' });
  await user.click(title);
  const { content } = draftOf('Old');
  const translations = { en: { title: 'Old', excerpt: '', content: '<p>By grace</p>' } };
  server.newest = draftOf('', { version: 2, content: { ...content, translations } });
  show(false);
  await waitFor(() => expect(text).toHaveTextContent('By grace'));
  expect(text).toBe(screen.getByRole('textbox', { name: 'Text in English' }));
  expect(title).toHaveFocus();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('the deletion of an open article is reported before anything is changed', async () => {
  serve([], 404);
  await openEditor();
  expect(await screen.findByText('This article has been deleted')).toBeVisible();
  expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
});
