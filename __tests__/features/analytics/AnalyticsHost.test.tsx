import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { articlesApi } from '../../../src/api/articlesApi';
import { AnalyticsHost } from '../../../src/features/analytics/AnalyticsHost';
import type { RouteName } from '../../../src/contract/pages';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

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

/** The commands in the tag service's queue, each as a list of words. */
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

test('asks for consent, and loads nothing before the choice', async () => {
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

test('a yes is stored; the script is loaded once and gets the page without its query', async () => {
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
  expect(orders()).toContainEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
  ]);
  // Events the script sends by itself use this URL too.
  expect(orders()[0]).toEqual(['set', views()[0]]);
  expect(JSON.stringify(orders())).not.toContain('secret');
  // The script ignores arrays.
  const list: unknown = Reflect.get(globalThis, 'dataLayer');
  expect(Array.isArray(list) && list.map(String)).toEqual(orders().map(() => '[object Arguments]'));
});

test('a no is stored, and nothing is loaded', async () => {
  const { user } = await visit('/en/', 'Home');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(question()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe('denied');
  expect(scripts()).toEqual([]);
  expect(orders()).toEqual([]);
});

test('choosing returns the focus to the element that had it', async () => {
  const { user } = await renderWithStore(
    <>
      <button>Before</button>
      <AnalyticsHost id={id} route="Faq" />
    </>,
    { at: '/en/faq' },
  );
  await user.click(screen.getByRole('button', { name: 'Before' }));
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('choosing moves the focus to the content when no element had it', async () => {
  const { user } = await renderWithStore(
    <>
      <main tabIndex={-1}>Content</main>
      <AnalyticsHost id={id} route="Faq" />
    </>,
    { at: '/en/faq' },
  );
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the referrer is reported as an origin first, then as a page of this site', async () => {
  localStorage.setItem(key, 'granted');
  const value = 'https://search.example/?q=secret';
  Object.defineProperty(document, 'referrer', { value, configurable: true });
  const Pages = () => {
    const faq = useLocation().pathname === '/en/faq';
    return <AnalyticsHost id={id} route={faq ? 'Faq' : 'Rules'} />;
  };
  const pages = (
    <>
      <Link to="/en/rules?from=secret">Rules</Link>
      <Pages />
    </>
  );
  const { user } = await renderWithStore(pages, { at: '/en/faq' });
  await user.click(screen.getByRole('link', { name: 'Rules' }));
  Reflect.deleteProperty(document, 'referrer');
  expect(views()).toEqual([
    expect.objectContaining({ page_referrer: 'https://search.example' }),
    expect.objectContaining({ page_referrer: 'http://localhost:3000/en/faq' }),
  ]);
});

test('is not shown in the settings, which ask themselves; an invalid stored choice is asked again', async () => {
  localStorage.setItem(key, 'maybe');
  const { unmount } = await visit('/en/settings', 'Settings');
  expect(question()).not.toBeInTheDocument();
  unmount();
  await visit('/en/faq', 'Faq');
  expect(question()).toBeInTheDocument();
  expect(scripts()).toEqual([]);
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

test('a page with a reset token is not reported', async () => {
  localStorage.setItem(key, 'granted');
  await visit('/en/reset-password?token=secret', 'ResetPassword');
  expect(scripts()).toEqual([]);
  expect(orders()).toEqual([]);
});

test('an article is reported with its canonical URL and title once they are known', async () => {
  localStorage.setItem(key, 'granted');
  const { store } = await visit('/en/typed-wrongly-article-a7', 'ArticleDetail');
  expect(views()).toEqual([]);
  const arrive = (title: string) =>
    act(async () => {
      const article = Object.assign({ id: 7, slug: 'the-tie', title });
      const asked = { language: 'en', id: 7 } as const;
      await store.dispatch(articlesApi.util.upsertQueryData('getArticle', asked, article));
      // The store notifies its subscribers in the next frame.
      await new Promise(requestAnimationFrame);
    });
  await arrive('The tie that lasted');
  await waitFor(() =>
    expect(views()).toEqual([
      expect.objectContaining({
        page_location: 'http://localhost:3000/en/the-tie-article-a7',
        page_title: expect.stringContaining('The tie that lasted'),
      }),
    ]),
  );
  // A changed title is not a new page view.
  await arrive('The tie that lasted, and its end');
  expect(views()).toHaveLength(1);
});

test('a choice in another tab applies here; a withdrawal stops reporting and deletes the cookies', async () => {
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
  document.cookie = 'kept=yes; Path=/';
  answer('denied');
  expect(Reflect.get(globalThis, `ga-disable-${id}`)).toBe(true);
  expect(document.cookie).toBe('kept=yes');
  expect(question()).not.toBeInTheDocument();
  // Consent given again: the loaded script continues.
  answer('granted');
  expect(Reflect.get(globalThis, `ga-disable-${id}`)).toBe(false);
  expect(scripts()).toHaveLength(1);
  expect(views()).toHaveLength(2);
  // The other tab has cleared its storage.
  act(() => {
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(question()).toBeInTheDocument();
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that sends %s counts as a no, whatever the stored choice', async (name, value) => {
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
