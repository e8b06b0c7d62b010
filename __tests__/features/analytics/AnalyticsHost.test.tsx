import { act, screen, waitFor } from '@testing-library/react';
import { articlesApi } from '../../../src/api/articlesApi';
import { AnalyticsHost } from '../../../src/features/analytics/AnalyticsHost';
import type { RouteName } from '../../../src/contract/routes';
import { checkAccessibility } from '../../support/checkAccessibility';
import { renderWithStore } from '../../support/renderWithStore';

const id = 'G-TEST1234';
const key = 'vgr:consent';

afterEach(() => {
  localStorage.clear();
  document.cookie = '_ga=; Max-Age=0; Path=/';
  document.cookie = '_ga_TEST1234=; Max-Age=0; Path=/';
  for (const script of document.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  Reflect.deleteProperty(globalThis, `ga-disable-${id}`);
  jest.restoreAllMocks();
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** What the tag service was told, each order as its words. */
function orders(): unknown[][] {
  const list: unknown = Reflect.get(globalThis, 'dataLayer');
  return Array.isArray(list) ? list.map((words: ArrayLike<unknown>) => Array.from(words)) : [];
}
const views = () =>
  orders()
    .filter(([word, name]) => word === 'event' && name === 'page_view')
    .map(([, , page]) => page);

const question = () => screen.queryByRole('region', { name: 'May we count page views?' });
const visit = async (at: string, route: RouteName | undefined) =>
  renderWithStore(<AnalyticsHost id={id} route={route} />, { at });

test('asks, and loads nothing before there is an answer', async () => {
  await visit('/en/faq', 'Faq');
  expect(question()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More in the privacy policy' })).toHaveAttribute(
    'href',
    '/en/privacy',
  );
  expect(scripts()).toEqual([]);
  expect(orders()).toEqual([]);
  await checkAccessibility();
});

test('a yes is kept; the script is loaded once, and the page told without its query', async () => {
  const { user } = await visit('/en/faq?token=secret#reset', 'Faq');
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(question()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe('granted');
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  expect(views()).toEqual([
    expect.objectContaining({
      page_location: 'http://localhost:3000/en/faq',
      page_title: expect.stringContaining('FAQ'),
      language: 'en',
    }),
  ]);
  expect(orders()).toContainEqual([
    'config',
    id,
    expect.objectContaining({ send_page_view: false, allow_google_signals: false }),
  ]);
  expect(JSON.stringify(orders())).not.toContain('secret');
});

test('a no is kept, and nothing is loaded', async () => {
  const { user } = await visit('/en/', 'Home');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(question()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe('denied');
  expect(scripts()).toEqual([]);
  expect(orders()).toEqual([]);
});

test.each<[string, string, RouteName | undefined, string]>([
  ['a member’s page without their name', '/fr/members/ada', 'MemberDetail', '/fr/members/:slug'],
  [
    'an address nobody answers without what was typed',
    '/en/ada@x.org',
    'ArticleDetail',
    '/en/:unknown',
  ],
  ['the administration as one page', '/en/admin/users/7', 'Administration', '/en/admin'],
])('%s', async (_what, at, route, path) => {
  localStorage.setItem(key, 'granted');
  await visit(at, route);
  expect(views()).toEqual([
    expect.objectContaining({ page_location: `http://localhost:3000${path}` }),
  ]);
  expect(JSON.stringify(orders())).not.toContain('ada');
});

test('the page of a reset link is not told at all', async () => {
  localStorage.setItem(key, 'granted');
  await visit('/en/reset-password?token=secret', 'ResetPassword');
  expect(scripts()).toEqual([]);
  expect(orders()).toEqual([]);
});

test('an article is told by its own address and title, once they are known', async () => {
  localStorage.setItem(key, 'granted');
  const { store } = await visit('/en/typed-wrongly-article-a7', 'ArticleDetail');
  expect(views()).toEqual([]);
  const article = { id: 7, slug: 'the-tie', title: 'The tie that lasted' };
  await act(async () => {
    await store.dispatch(
      articlesApi.util.upsertQueryData(
        'getArticle',
        { language: 'en', id: 7 },
        Object.assign(article),
      ),
    );
  });
  await waitFor(() =>
    expect(views()).toEqual([
      expect.objectContaining({
        page_location: 'http://localhost:3000/en/the-tie-article-a7',
        page_title: expect.stringContaining('The tie that lasted'),
      }),
    ]),
  );
});

test('an answer given in another tab counts here; withdrawing it stops everything and removes the cookies', async () => {
  await visit('/en/faq', 'Faq');
  const answer = (consent: string) =>
    act(() => {
      localStorage.setItem(key, consent);
      globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: consent }));
    });
  answer('granted');
  expect(question()).not.toBeInTheDocument();
  expect(views()).toHaveLength(1);
  document.cookie = '_ga=GA1.1.1; Path=/';
  document.cookie = '_ga_TEST1234=GS1.1.1; Path=/';
  answer('denied');
  expect(Reflect.get(globalThis, `ga-disable-${id}`)).toBe(true);
  expect(document.cookie).not.toContain('_ga');
  expect(question()).not.toBeInTheDocument();
  // Agreed again: the script that is there goes on.
  answer('granted');
  expect(Reflect.get(globalThis, `ga-disable-${id}`)).toBe(false);
  expect(scripts()).toHaveLength(1);
  expect(views()).toHaveLength(2);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that says %s has said no, whatever was answered before', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  try {
    const { unmount } = await visit('/en/faq', 'Faq');
    expect(question()).not.toBeInTheDocument();
    unmount();
    localStorage.setItem(key, 'granted');
    await visit('/en/faq', 'Faq');
    expect(scripts()).toEqual([]);
    expect(orders()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, name);
  }
});
