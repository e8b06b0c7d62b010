import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { AccountSlot } from '../../../../src/app/shell/header/AccountSlot';
import { paths } from '../../../../src/contract/paths';
import { reportPaths } from '../../../../src/contract/reportPaths';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { noticeSummary } from '../../../support/fixtures/reports';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';
import { siteConfiguration } from '../../../support/fixtures/website';
import { renderWithStore } from '../../../support/browser/renderWithStore';

const setUp = async (auth = session()) => {
  // Load the lazily imported picture before the test continues.
  const rendered = await act(async () =>
    renderWithStore(<AccountSlot />, { preloadedState: { auth } }),
  );
  const open = async () =>
    rendered.user.click(await screen.findByRole('button', { name: 'Account menu' }));
  return { ...rendered, open };
};

const guest = { preloadedState: { auth: session({ token: null }) } };

test('guests see Register beside Log in', async () => {
  await setUp(session({ token: null }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/register');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [
    '/fr/articles?search=a&page=2#list',
    '/fr/login?redirect=%2Ffr%2Farticles%3Fsearch%3Da%26page%3D2%23list',
  ],
  ['/en/login?redirect=%2Fen%2Ffaq', '/en/login?redirect=%2Fen%2Ffaq'],
  ['/en/reset-password?token=s3cret', '/en/login'],
  ['/en/login?redirect=https%3A%2F%2Fevil.example', '/en/login'],
])('the log-in link at %s is %s', async (at, href) => {
  await renderWithStore(<AccountSlot />, { ...guest, at });
  const [, logIn] = await screen.findAllByRole('link');
  expect(logIn).toHaveAttribute('href', href);
});

test('the member is requested once for stored tokens, and shown', async () => {
  let asked = 0;
  apiServer.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(paths.me)) asked += 1;
  });
  const { open } = await setUp();
  await open();
  expect(await screen.findByText('ada')).toBeInTheDocument();
  expect(screen.getByText('@ada')).toBeInTheDocument();
  expect(asked).toBe(1);
  apiServer.events.removeAllListeners();
});

test('has no accessibility violations and links to the member’s pages', async () => {
  const { open, address, user } = await setUp();
  await open();
  await screen.findByRole('menu', { name: 'Account menu' });
  await checkAccessibility();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Public profile',
    'My scores',
    'My proofs',
    'Notices',
    'Settings',
    'Log out',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Public profile' })).toHaveAttribute(
    'href',
    '/en/members/ada',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(address()).toBe('/en/profile');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('tells how many notices are new, and how many scores have to be proved', async () => {
  apiServer.use(
    http.get(`*${reportPaths.noticeSummary}`, () =>
      HttpResponse.json(noticeSummary({ unseen: 2, nbToProve: 3 })),
    ),
  );
  const { open } = await setUp();
  await open();
  expect(await screen.findByRole('menuitem', { name: 'Notices 2 new' })).toHaveAttribute(
    'href',
    '/en/notices',
  );
  expect(screen.getByRole('menuitem', { name: 'My proofs 3 to prove' })).toBeVisible();
  await checkAccessibility();
});

test('shows links to the records site when they are configured', async () => {
  apiServer.use(
    http.get(`*${paths.configuration}`, () =>
      HttpResponse.json({
        ...siteConfiguration,
        recordsSite: { myProofs: 'https://records.example/proofs' },
      }),
    ),
  );
  const { open } = await setUp();
  await open();
  expect(await screen.findByRole('menuitem', { name: 'My proofs' })).toHaveAttribute(
    'href',
    'https://records.example/proofs',
  );
  expect(screen.queryByRole('menuitem', { name: 'My team' })).not.toBeInTheDocument();
});

test('the records site’s public profile replaces the site’s own', async () => {
  apiServer.use(
    http.get(`*${paths.configuration}`, () =>
      HttpResponse.json({
        ...siteConfiguration,
        recordsSite: { publicProfile: 'https://records.example/profile' },
      }),
    ),
  );
  const { open } = await setUp();
  await open();
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Public profile' })).toHaveAttribute(
      'href',
      'https://records.example/profile',
    ),
  );
});

test.each([
  ['ROLE_USER', 0],
  ['ROLE_ADMIN', 1],
  ['ROLE_SUPER_ADMIN', 1],
])('a member with %s sees %d links to the administration', async (role, count) => {
  const { open } = await setUp(session({ user: { ...ada, roles: [role] } }));
  await open();
  await screen.findByRole('menuitem', { name: 'Profile' });
  const entries = screen.queryAllByRole('menuitem', { name: 'Administration' });
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/en/admin'),
  );
});

test.each([
  ['ROLE_VGR_GAME', 0],
  ['ROLE_VGR_PROOF', 1],
  ['ROLE_VGR_MODERATOR', 1],
  ['ROLE_ADMIN', 1],
])('a member with %s sees %d links to the moderation', async (role, count) => {
  const { open } = await setUp(session({ user: { ...ada, roles: [role] } }));
  await open();
  await screen.findByRole('menuitem', { name: 'Profile' });
  const entries = screen.queryAllByRole('menuitem', { name: 'Moderation' });
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/en/moderation'),
  );
});

test('the first entry gets the focus, and the arrow keys reach all others', async () => {
  const { open, user } = await setUp(session({ user: { ...ada, roles: ['ROLE_ADMIN'] } }));
  await open();
  const names = ['Profile', 'Public profile', 'My scores', 'My proofs', 'Notices', 'Settings'];
  names.push('Administration', 'Moderation', 'Log out');
  for (const name of names) {
    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
  }
});

test('logging out closes the menu and shows the guest’s links', async () => {
  const { open, user, store } = await setUp();
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Log in' });
  expect(store.getState().auth.ending).toBe('loggedOut');
});
