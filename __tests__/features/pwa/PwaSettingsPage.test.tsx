import { act, screen, waitFor, within } from '@testing-library/react';
import { PwaSettingsPage } from '../../../src/features/pwa/PwaSettingsPage';
import type { OfflineArticle } from '../../../src/service-worker/protocol';
import { installed, updateFound, updatePostponed } from '../../../src/state/pwaSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import {
  FakeWorker,
  installServiceWorker,
  removeServiceWorker,
  type Answers,
} from '../../support/browser/fakeServiceWorker';
import { renderWithStore } from '../../support/browser/renderWithStore';

afterEach(() => {
  removeServiceWorker();
  Reflect.deleteProperty(navigator, 'storage');
});

const hour = 3_600_000;
const kept = (id: number, given: Partial<OfflineArticle> = {}): OfflineArticle => ({
  id,
  language: 'en',
  title: `Kept ${id}`,
  slug: `kept-${id}`,
  fetchedAt: new Date(Date.now() - 3 * hour).toISOString(),
  saved: false,
  ...given,
});

const takes = (bytes: number, count: number) => ({ bytes, count });
const ordinary: Answers = {
  VERSION: [{ type: 'VERSION', version: '1.2.3', builtAt: '2026-11-22T12:00:00Z' }],
  MEASURE: [
    {
      type: 'MEASURED',
      categories: {
        app: takes(1_572_864, 40),
        api: takes(2048, 1),
        images: takes(0, 0),
        fonts: takes(512, 2),
      },
    },
  ],
  CLEAR_CACHES: [{ type: 'CLEARED' }],
  LIST_ARTICLES: [{ type: 'ARTICLES', articles: [] }],
};

async function setUp(tab: string, answers: Answers | null = {}) {
  const container = answers === null ? null : installServiceWorker({ ...ordinary, ...answers });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ usage: 5_242_880, quota: 10_485_760 }) },
  });
  const rendered = await renderWithStore(<PwaSettingsPage />, { at: `/en/pwa-settings#${tab}` });
  await screen.findByRole('tab', { selected: true });
  const titles = () =>
    selectNotifications(rendered.store.getState()).map(({ titleKey }) => titleKey);
  return { ...rendered, container, worker: container?.registration.active, titles };
}
const button = (name: string) => screen.getByRole('button', { name });
const fact = (name: string) => screen.getByText(name).parentElement;

test('each of the four tabs has a URL and no accessibility violations', async () => {
  const { user, address } = await setUp('overview');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Installation',
    'Storage',
    'Offline',
  ]);
  for (const name of ['Overview', 'Installation', 'Storage', 'Offline']) {
    await user.click(screen.getByRole('tab', { name }));
    expect(address()).toBe(`/en/pwa-settings#${name.toLowerCase()}`);
    await checkAccessibility();
  }
});

test('the overview shows the current state', async () => {
  await setUp('overview');
  await waitFor(() => expect(fact('Version')).toHaveTextContent('1.2.3'));
  expect(fact('Background service')).toHaveTextContent('Running');
  expect(fact('Connection')).toHaveTextContent('Online');
  expect(fact('Installed')).toHaveTextContent('No, it runs in the browser');
  expect(fact('Last update check')).toHaveTextContent('Not yet');
});

test('a browser without service workers is reported', async () => {
  const { user } = await setUp('overview', null);
  await waitFor(() =>
    expect(fact('Background service')).toHaveTextContent('Not supported by this browser'),
  );
  await user.click(screen.getByRole('tab', { name: 'Offline' }));
  await screen.findByText('This browser cannot keep articles for offline reading.');
  await user.click(screen.getByRole('tab', { name: 'Storage' }));
  await screen.findByText('Nothing is stored yet.');
  expect(button('Clear caches')).toBeDisabled();
});

test('checking for updates reports none, one and a failure', async () => {
  const { user, store, container, titles } = await setUp('overview');
  await user.click(button('Check for updates'));
  await waitFor(() => expect(titles()).toEqual(['pwa:update.noneTitle']));
  expect(store.getState().pwa.lastUpdateCheck).not.toBeNull();
  if (container) container.registration.waiting = new FakeWorker('installed');
  await user.click(button('Check for updates'));
  await waitFor(() => expect(store.getState().pwa.updateAvailable).toBe(true));
  container?.registration.update.mockRejectedValue(new Error('offline'));
  await user.click(button('Check for updates'));
  await waitFor(() => expect(titles()).toContain('pwa:update.failedTitle'));
});

test('a postponed update can be started here', async () => {
  const { user, store, container } = await setUp('overview');
  const waiting = new FakeWorker('installed');
  if (container) container.registration.waiting = waiting;
  act(() => {
    store.dispatch(updateFound());
    store.dispatch(updatePostponed());
  });
  expect(fact('Background service')).toHaveTextContent('New version waiting');
  await user.click(button('Update now'));
  await waitFor(() => expect(waiting.heard).toEqual([{ type: 'SKIP_WAITING' }]));
});

test('the Install button without a prompt shows a notice, and the manual steps are listed', async () => {
  const { user, store, titles } = await setUp('installation');
  await user.click(button('Install'));
  expect(titles()).toEqual(['pwa:install.unavailableTitle']);
  expect(
    within(screen.getByRole('region', { name: 'By hand' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  act(() => {
    store.dispatch(installed());
  });
  expect(screen.getByText('The app is installed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument();
});

test('storage shows a chart of the total and four categories with sizes and counts', async () => {
  await setUp('storage');
  await screen.findByRole('img', { name: '5.0 MB of 10.0 MB used (50%)' });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'App resources40 entries1.5 MB',
    'API responses1 entry2.0 KB',
    'Images0 entries',
    'Fonts2 entries512.0 B',
  ]);
});

test('clearing the caches asks for confirmation, runs once and shows a notice', async () => {
  const { user, worker, titles } = await setUp('storage');
  await screen.findAllByRole('listitem');
  await user.click(button('Clear caches'));
  const dialog = await screen.findByRole('dialog', { name: 'Clear all caches?' });
  await checkAccessibility(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(worker?.heard.map(({ type }) => type)).not.toContain('CLEAR_CACHES');
  await user.click(button('Clear caches'));
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Clear caches' }));
  await waitFor(() => expect(titles()).toEqual(['pwa:storage.clearedTitle']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failure to clear the caches is reported', async () => {
  const { user, titles } = await setUp('storage', { CLEAR_CACHES: [{ type: 'FAILED' }] });
  await screen.findAllByRole('listitem');
  await user.click(button('Clear caches'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Clear caches' }));
  await waitFor(() => expect(titles()).toEqual(['pwa:storage.failedTitle']));
});

test('stored articles are listed by language with their age, and can be removed', async () => {
  const articles = [
    kept(3),
    kept(4, { saved: true, title: '' }),
    kept(5, { language: 'fr', title: 'Gardé' }),
  ];
  const { user, worker } = await setUp('offline', {
    LIST_ARTICLES: [{ type: 'ARTICLES', articles }],
  });
  const english = await screen.findByRole('region', { name: 'English' });
  expect(english).toHaveTextContent('2 articles');
  expect(within(english).getByRole('link', { name: 'Kept 3' })).toHaveAttribute(
    'href',
    '/en/kept-3-article-a3',
  );
  expect(english).toHaveTextContent('Read before · Saved 3 hours ago');
  expect(english).toHaveTextContent('Untitled articleKept until you remove it');
  const french = screen.getByRole('region', { name: 'Français' });
  expect(within(french).getByRole('link', { name: 'Gardé' })).toHaveAttribute('lang', 'fr');
  await user.click(within(french).getByRole('button', { name: 'Remove “Gardé”' }));
  await waitFor(() =>
    expect(worker?.heard).toContainEqual({ type: 'REMOVE_ARTICLE', language: 'fr', id: 5 }),
  );
  await checkAccessibility();
});

test('saving the latest articles shows progress and the result', async () => {
  const { user, worker } = await setUp('offline', {
    SAVE_ARTICLES: [{ type: 'PROGRESS', done: 3, total: 12 }],
  });
  await screen.findByText('Nothing saved yet');
  await user.click(button('Save the latest articles'));
  expect(await screen.findByText('3 of 12 saved')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { value: { now: 25 } })).toBeInTheDocument();
  await checkAccessibility();
  expect(worker?.heard).toContainEqual({
    type: 'SAVE_ARTICLES',
    language: 'en',
    articles: { latest: 12 },
  });
});

test.each([
  [{ type: 'SAVED', saved: 1, failed: 0 }, '1 article saved for offline reading'],
  [{ type: 'SAVED', saved: 1, failed: 2 }, 'Some articles could not be saved. Please try again.'],
  [
    { type: 'STORAGE_FULL', saved: 4 },
    '4 articles saved for offline reading. There is no more room on this device.',
  ],
  [{ type: 'FAILED' }, 'Some articles could not be saved. Please try again.'],
])('saving one article: %j', async (answer, words) => {
  const { user, worker } = await setUp('offline', { SAVE_ARTICLES: [answer] });
  const list = await screen.findByRole('list', { name: 'Latest articles' });
  const [first] = await within(list).findAllByRole('button');
  if (first) await user.click(first);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(worker?.heard).toContainEqual(
    expect.objectContaining({ type: 'SAVE_ARTICLES', articles: { ids: [expect.any(Number)] } }),
  );
});

test('an article already saved cannot be saved again', async () => {
  await setUp('offline', {
    LIST_ARTICLES: [
      { type: 'ARTICLES', articles: [57, 56, 55, 54, 53].map((id) => kept(id, { saved: true })) },
    ],
  });
  const list = await screen.findByRole('list', { name: 'Latest articles' });
  expect(await within(list).findAllByText('Saved')).toHaveLength(5);
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
});
