import { screen, waitFor, within } from '@testing-library/react';
import { languageStorageKey } from '../../src/i18n/storedLanguage';
import { checkAccessibility } from '../support/browser/checkAccessibility';
import { renderApp } from '../support/browser/renderApp';

const heading = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('a page in its shell has no accessibility violations', async () => {
  await renderApp('/en/rules');
  await heading('Rules');
  await checkAccessibility();
});

test('the landmarks have accessible names', async () => {
  await renderApp('/en/faq');
  await heading('Frequently asked questions');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

describe('a URL without a language prefix', () => {
  test.each([
    ['/faq?a=1#b', '/ja/faq?a=1#b'],
    ['/FR/faq', '/fr/faq'],
  ])('%s is redirected to %s by the stored language', async (from, to) => {
    localStorage.setItem(languageStorageKey, 'ja');
    const { address } = await renderApp(from, { language: from.startsWith('/FR') ? 'fr' : 'ja' });
    await screen.findByRole('main');
    expect(address()).toBe(to);
  });

  test('is redirected by the browser’s language when none is stored', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl', 'pt-PT']);
    const { address } = await renderApp('/legal', { language: 'pt-br' });
    await screen.findByRole('main');
    expect(address()).toBe('/pt-br/legal');
  });
});

test.each([
  '/en/nowhere',
  '/en/faq/deeper',
  '/en/nowhere-article-b1',
  '/en/rankings/wealth',
  '/en/games/deeper',
])('%s shows the not-found page, which links home', async (at) => {
  const { user, address } = await renderApp(at);
  await heading('This page does not exist.');
  expect(document.title).toBe('Page not found | Video Game Records');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(address()).toBe('/en/'));
});

test('a shortened address leads to the page that it stands for', async () => {
  const { address } = await renderApp('/en/rankings');
  await heading('Points');
  expect(address()).toBe('/en/rankings/points');
});

test('a navigation updates the store and title, is announced and moves the focus', async () => {
  const { user, store } = await renderApp('/en/nowhere');
  await heading('This page does not exist.');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Legal' }));
  await heading(/Legal/);
  expect(store.getState().ui.route).toBe('/en/legal');
  await waitFor(() => expect(document.title).toMatch(/^Legal/));
  expect(screen.getByText(document.title, { selector: '[aria-live]' })).toBeInTheDocument();
});

test('the focus moves to the new heading when the focused element is removed', async () => {
  const { user } = await renderApp('/en/nowhere');
  await heading('This page does not exist.');
  const home = within(screen.getByRole('main')).getByRole('link', { name: 'Home' });
  await user.click(home);
  await waitFor(() => expect(home).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the heading of an article gets the focus once the article has loaded', async () => {
  const { user } = await renderApp('/en/articles');
  await heading('Articles');
  const [card] = await screen.findAllByRole('link', { name: /^Article \d+$/ });
  await user.click(card ?? document.body);
  await waitFor(() => expect(document.title).toMatch(/^Article \d+/));
  expect(await heading(/^Article \d+$/)).toHaveFocus();
});

test('the skip link moves past the navigation', async () => {
  const { user } = await renderApp('/en/faq');
  await heading('Frequently asked questions');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
