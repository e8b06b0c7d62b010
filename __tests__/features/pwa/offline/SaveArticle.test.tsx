import { act, screen, waitFor } from '@testing-library/react';
import { NotSaved } from '../../../../src/features/pwa/offline/NotSaved';
import { SaveArticle } from '../../../../src/features/pwa/offline/SaveArticle';
import { connectionLost } from '../../../../src/state/pwaSlice';
import { selectNotifications } from '../../../../src/state/uiSlice';
import {
  installServiceWorker,
  removeServiceWorker,
  type Answers,
} from '../../../support/browser/fakeServiceWorker';
import { renderWithStore } from '../../../support/browser/renderWithStore';

afterEach(removeServiceWorker);

const kept = {
  id: 7,
  language: 'en',
  title: 'Kept',
  slug: 'kept',
  fetchedAt: '2026-03-01T12:00:00.000Z',
  saved: true,
};
const list = (...articles: object[]) => [{ type: 'ARTICLES', articles }];

async function setUp(answers: Answers) {
  const worker = installServiceWorker(answers).registration.active;
  const rendered = await renderWithStore(<SaveArticle id={7} />);
  return { ...rendered, worker };
}

test('saves the article in the current language, and shows that it is saved', async () => {
  const { user, worker } = await setUp({
    LIST_ARTICLES: list({ ...kept, language: 'fr' }),
    SAVE_ARTICLES: [{ type: 'SAVED', saved: 1, failed: 0 }],
  });
  const save = await screen.findByRole('button', { name: 'Save for offline' });
  if (worker) worker.answers.LIST_ARTICLES = list(kept);
  await user.click(save);
  await screen.findByRole('button', { name: 'Saved for offline', pressed: true });
  expect(worker?.heard).toContainEqual({
    type: 'SAVE_ARTICLES',
    language: 'en',
    articles: { ids: [7] },
  });
});

test('removes a saved article', async () => {
  const { user, worker } = await setUp({
    LIST_ARTICLES: list(kept),
    REMOVE_ARTICLE: [{ type: 'REMOVED' }],
  });
  const saved = await screen.findByRole('button', { name: 'Saved for offline' });
  if (worker) worker.answers.LIST_ARTICLES = list();
  await user.click(saved);
  await screen.findByRole('button', { name: 'Save for offline', pressed: false });
  expect(worker?.heard).toContainEqual({ type: 'REMOVE_ARTICLE', language: 'en', id: 7 });
});

test('reports a failure; offline the button is disabled', async () => {
  const { user, store } = await setUp({
    LIST_ARTICLES: list(),
    SAVE_ARTICLES: [{ type: 'FAILED' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Save for offline' }));
  await waitFor(() =>
    expect(selectNotifications(store.getState())).toEqual([
      expect.objectContaining({ messageKey: 'pwa:offline.saveFailedOne', severity: 'error' }),
    ]),
  );
  act(() => {
    store.dispatch(connectionLost());
  });
  expect(screen.getByRole('button', { name: 'Save for offline' })).toBeDisabled();
});

test('an article that is not stored links to those that are', async () => {
  await renderWithStore(<NotSaved />);
  expect(screen.getByRole('link', { name: 'See what is available' })).toHaveAttribute(
    'href',
    '/en/pwa-settings#offline',
  );
});
