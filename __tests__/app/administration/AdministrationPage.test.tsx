import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import { apiServer } from '../../support/browser/apiServer';
import { collection } from '../../support/fixtures/collection';
import { session } from '../../support/fixtures/session';
import { ada } from '../../support/fixtures/users';
import { Route, Routes } from 'react-router-dom';
import { AdministrationPage } from '../../../src/app/administration/AdministrationPage';
import { renderApp } from '../../support/browser/renderApp';
import { renderWithStore } from '../../support/browser/renderWithStore';

beforeEach(() => {
  apiServer.use(
    http.get(`*${adminPaths.articles}`, () =>
      HttpResponse.json(collection(adminPaths.articles, [], 0)),
    ),
  );
});

const show = async (at: string, roles: string[]) =>
  renderWithStore(
    <Routes>
      <Route path="/en/admin/*" element={<AdministrationPage />} />
    </Routes>,
    { at, preloadedState: { auth: session({ user: { ...ada, roles } }) } },
  );
const sections = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  return within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('a guest is redirected to the login page with the way back', async () => {
  const { address } = await renderApp('/en/admin/articles');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  await waitFor(() => expect(address()).toBe('/en/login?redirect=%2Fen%2Fadmin%2Farticles'));
});

test('a member without the role sees a notice', async () => {
  await show('/en/admin/articles', ['ROLE_USER']);
  expect(await screen.findByRole('heading', { name: 'You do not have permission' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
});

test('an administrator sees the articles section, and none for super administrators', async () => {
  await show('/en/admin/articles', ['ROLE_ADMIN']);
  expect(await sections()).toContain('Articles');
  expect(await sections()).not.toContain('Roles');
  expect(await screen.findByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'There are no articles yet' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Articles – Administration/));
});

test('a section for super administrators is closed to others, even by its URL', async () => {
  await show('/en/admin/roles', ['ROLE_ADMIN']);
  expect(await screen.findByRole('heading', { name: 'You do not have permission' })).toBeVisible();
});

const nothing = {
  articleDrafts: null,
  scheduledArticles: null,
  gameDrafts: { total: 0, items: [] },
  openCases: null,
  work: null,
  newMembers: null,
  newcomerScores: null,
};

test('an unknown section redirects to the overview', async () => {
  apiServer.use(http.get(`*${adminPaths.overview}`, () => HttpResponse.json(nothing)));
  const { address } = await show('/en/admin/nothing', ['ROLE_ADMIN']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(address()).toBe('/en/admin');
});

test('a game editor sees the overview and the games only, and starts at the overview', async () => {
  apiServer.use(http.get(`*${adminPaths.overview}`, () => HttpResponse.json(nothing)));
  await show('/en/admin', ['ROLE_VGR_GAME']);
  expect(await sections()).toEqual(['Overview', 'Games']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('only the section that is open is marked', async () => {
  await show('/en/admin/articles', ['ROLE_ADMIN']);
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  const navigation = screen.getByRole('navigation', { name: 'Administration' });
  const current = within(navigation).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Articles']);
});

test('another section is closed to a game editor, even by its URL', async () => {
  await show('/en/admin/users', ['ROLE_VGR_GAME']);
  expect(await screen.findByRole('heading', { name: 'You do not have permission' })).toBeVisible();
});
