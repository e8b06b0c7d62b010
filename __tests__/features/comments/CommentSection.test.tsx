import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { Comment } from '../../../src/contract/schemas/comments';
import { keepDraft } from '../../../src/features/comments/drafts';
import { CommentSection } from '../../../src/features/comments/CommentSection';
import { loadEditor } from '../../../src/features/comments/LazyEditor';
import { startUnsentComments } from '../../../src/features/comments/startUnsentComments';
import { loggedOut } from '../../../src/state/authSlice';
import type { AppStore } from '../../../src/store/createStore';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { collection } from '../../support/fixtures/collection';
import { comment } from '../../support/fixtures/comments';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';
import { problem } from '../../support/fixtures/errors';
import { commentServer } from '../../support/browser/handlers/comments';
import { renderWithStore } from '../../support/browser/renderWithStore';

const member = String(ada.id);
const place = { member, articleId: 1 };
const auth = () => session({ token: sessionReply().token, user: { ...ada } });

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function setUp({ guest = false, comments = [comment()] as Comment[] } = {}) {
  const server = commentServer(comments);
  apiServer.use(...server.handlers);
  const view = await renderWithStore(<CommentSection articleId={1} />, {
    at: '/en/an-article-article-a1',
    ...(guest ? {} : { preloadedState: { auth: auth() } }),
  });
  stops.push(startUnsentComments(view.store));
  return { ...view, ...server };
}

beforeAll(async () => {
  await loadEditor();
});

const queueIsEmpty = async (store: AppStore) =>
  waitFor(() =>
    expect([selectUnsent(store.getState()), storedKeys(storageKeys.unsent)]).toEqual([[], []]),
  );

const heading = (count: number) =>
  screen.findByRole('heading', { level: 2, name: `Comments (${count})` });
const editor = () => screen.findByRole('textbox', { name: 'Write a comment' });

test('has no accessibility violations, for guests and for members', async () => {
  const { unmount } = await setUp({ guest: true });
  await heading(1);
  await checkAccessibility();
  unmount();
  await setUp();
  await editor();
  await heading(1);
  await checkAccessibility();
});

test('comments from the worker’s cache show their age', async () => {
  const fetchedAt = new Date(Date.now() - 2 * 86_400_000).toISOString();
  apiServer.use(
    http.get('*/api/articles/:id/comments', () =>
      HttpResponse.json(collection(paths.articleComments(2), [comment()]), {
        headers: { 'X-Fetched-At': fetchedAt },
      }),
    ),
  );
  await renderWithStore(<CommentSection articleId={2} />);
  expect(await screen.findByText('You are reading a copy saved 2 days ago.')).toBeVisible();
});

test('a guest can read, loads no editor, and is linked to the login page', async () => {
  await setUp({ guest: true });
  expect(await screen.findByText('Comment 1')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in to comment' })).toHaveAttribute(
    'href',
    '/en/login?redirect=%2Fen%2Fan-article-article-a1%23comments',
  );
});

test('shows ten comments first, and loads others on request without duplicates', async () => {
  const comments = Array.from({ length: 12 }, (_, index) => comment({ id: 12 - index }));
  const { user } = await setUp({ guest: true, comments });
  await heading(12);
  expect(screen.getAllByText(/^Comment \d+$/)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Load more comments' }));
  await screen.findByText('Comment 1');
  expect(screen.getAllByText(/^Comment \d+$/)).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Load more comments' })).toBeNull();
});

test('active content is removed, a deleted member has no name, an edited comment is marked', async () => {
  const content =
    '<p>Hello<img src=x onerror="alert(1)"><a href="javascript:alert(1)">here</a></p>';
  await setUp({ guest: true, comments: [comment({ content, user: null, edited: true })] });
  expect(await screen.findByText('here')).not.toHaveAttribute('href');
  expect(document.querySelector('[onerror], main img')).toBeNull();
  expect(screen.getByText('Deleted member')).toBeVisible();
  expect(screen.getByText('Edited')).toBeVisible();
});

test('a draft is restored, and posting it twice sends it once', async () => {
  keepDraft(place, '<p>Kept <strong>through</strong> the tunnel</p>');
  const { user, store, posts } = await setUp();
  expect(await editor()).toHaveTextContent('Kept through the tunnel');
  await user.dblClick(screen.getByRole('button', { name: 'Post comment' }));
  await heading(2);
  await queueIsEmpty(store);
  expect(posts).toEqual([
    { key: expect.any(String), content: '<p>Kept <strong>through</strong> the tunnel</p>' },
  ]);
  expect(await editor()).toHaveTextContent('');
});

test('an unsent comment is queued, and sent with the same key', async () => {
  keepDraft(place, '<p>Written in a tunnel</p>');
  const { user, store, posts } = await setUp();
  const keys: (string | null)[] = [];
  const tunnel = http.post(`*${paths.comments}`, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return HttpResponse.error();
  });
  apiServer.use(tunnel);
  await editor();
  await user.click(screen.getByRole('button', { name: 'Post comment' }));
  const waiting = await screen.findByRole('list', { name: 'Your unsent comments' });
  await within(waiting).findByText('Not sent yet. We keep trying.');
  apiServer.resetHandlers();
  const reached = commentServer([]);
  apiServer.use(...reached.handlers);
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
  await queueIsEmpty(store);
  expect(new Set(keys).size).toBe(1);
  expect(reached.posts.map(({ key }) => key)).toEqual([keys[0]]);
  expect(posts).toEqual([]);
});

test('a rejected comment shows the reason, and its text can be edited', async () => {
  keepDraft(place, '<p>Not welcome</p>');
  const { user } = await setUp();
  apiServer.use(
    http.post(`*${paths.comments}`, () =>
      HttpResponse.json(problem(422, 'Not like this.'), { status: 422 }),
    ),
  );
  await editor();
  await user.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText('Not like this.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the text' }));
  expect(await editor()).toHaveTextContent('Not welcome');
  expect(screen.queryByText('Not like this.')).toBeNull();
});

test('a deleted comment can be restored', async () => {
  const { user, removed } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Delete comment' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this comment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Comment 1')).toBeVisible();
  expect(removed).toEqual([]);
});

test('a comment is edited in place', async () => {
  keepDraft({ ...place, commentId: 1 }, '<ul><li>one</li><li>two</li></ul>');
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Edit comment' }));
  await screen.findByRole('textbox', { name: 'Change your comment' });
  await user.click(screen.getByRole('button', { name: 'Save comment' }));
  expect(await screen.findByText('Edited')).toBeVisible();
  expect(screen.getByText('two').closest('ul')).toBeInTheDocument();
});

test('the editor’s hint names the missing requirement, and disappears when it is met', async () => {
  const { user } = await setUp();
  expect(await editor()).toHaveAccessibleDescription('Write at least 3 characters to post.');
  await user.click(await screen.findByRole('button', { name: 'Edit comment' }));
  const change = await screen.findByRole('textbox', { name: 'Change your comment' });
  expect(change).toHaveAccessibleDescription('');
  change.replaceChildren();
  await waitFor(() =>
    expect(change).toHaveAccessibleDescription('Write at least 3 characters to save.'),
  );
});

test('logging out deletes the draft', async () => {
  keepDraft(place, '<p>Secret plans</p>');
  const { store } = await setUp();
  await editor();
  act(() => {
    store.dispatch(loggedOut());
  });
  await screen.findByRole('link', { name: 'Log in to comment' });
  expect(JSON.stringify(localStorage)).not.toContain('Secret plans');
});

describe('with a full storage', () => {
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('warns that the draft is not kept, and asks before the tab is closed', async () => {
    const { user } = await setUp();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    try {
      await user.type(await editor(), 'A long story');
      expect(await screen.findByText(/No room on this device/)).toBeVisible();
      expect(screen.queryByText('Draft kept on this device')).not.toBeInTheDocument();
      expect(unload()).toBe(true);
    } finally {
      full.mockRestore();
    }
    await user.type(await editor(), '!');
    expect(await screen.findByText('Draft kept on this device')).toBeVisible();
    expect(unload()).toBe(false);
    keepDraft(place, '');
  });
});
