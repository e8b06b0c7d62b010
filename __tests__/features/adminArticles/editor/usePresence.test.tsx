import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type {
  AdminArticle,
  AdminArticlePresence,
  AdminArticlePublication,
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
    publication: undefined as AdminArticlePublication | undefined,
    editors,
    status,
  };
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(draftOf('Old'))),
    http.put<never, AdminPresenceHeartbeat>(
      `*${adminPaths.articlePresence(5)}`,
      async ({ request }) => {
        const beat = await request.json();
        server.beats.push(beat);
        const { newest, publication } = server;
        if (server.status !== 200)
          return HttpResponse.json(problem(server.status, 'Gone.'), { status: server.status });
        const article = newest && newest.version > beat.version ? newest : null;
        return HttpResponse.json({ editors: server.editors, article, publication });
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

test('shows that another person has scheduled the article', async () => {
  const server = serve([grace]);
  await openEditor();
  expect(await screen.findByText('Draft')).toBeVisible();
  server.publication = {
    appliedVersion: 1,
    status: 'PUBLISHED',
    state: 'scheduled',
    publishedAt: '2026-11-21T10:00:00Z',
  };
  show(false);
  expect(await screen.findByText('Scheduled')).toBeVisible();
  expect(screen.getByText(/Nov 21, 2026/)).toBeVisible();
  expect(screen.queryByText('Draft')).not.toBeInTheDocument();
});

describe('an article that another person has put into the trash', () => {
  const trash = async () => {
    const server = serve([grace]);
    const rendered = await openEditor();
    await screen.findByText('grace also has this article open');
    server.status = 410;
    show(false);
    expect(await screen.findByText('This article is in the trash')).toBeVisible();
    return { ...rendered, server };
  };

  test('is open to nobody, and restored with what was written', async () => {
    const { user, server, title } = await trash();
    expect(screen.queryByText(/also has this article open/)).not.toBeInTheDocument();
    fireEvent.change(title, { target: { value: 'Mine' } });
    const published = { status: 'PUBLISHED', state: 'published' } as const;
    const saved: string[] = [];
    apiServer.use(
      http.post(`*${adminPaths.articleRestore(5)}`, () => {
        server.status = 200;
        return HttpResponse.json(draftOf('Old', published));
      }),
      http.put<never, AdminArticleSave>(`*${adminPaths.article(5)}`, async ({ request }) => {
        const { content } = await request.json();
        saved.push(content.translations.en?.title ?? '');
        return HttpResponse.json({ ...draftOf('', published), version: 2, content });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Published')).toBeVisible();
    await waitFor(() => expect(saved).toEqual(['Mine']));
    expect(title).toHaveValue('Mine');
    expect(screen.queryByText('This article is in the trash')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is edited on once another person has restored it', async () => {
    const { server } = await trash();
    server.status = 200;
    show(false);
    await waitFor(() =>
      expect(screen.queryByText('This article is in the trash')).not.toBeInTheDocument(),
    );
  });
});
