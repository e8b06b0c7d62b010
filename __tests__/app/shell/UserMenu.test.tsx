import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { AccountSlot } from '../../../src/app/shell/AccountSlot';
import { paths } from '../../../src/contract/paths';
import { apiServer } from '../../support/apiServer';
import { checkAccessibility } from '../../support/checkAccessibility';
import { session } from '../../support/fixtures/session';
import { siteConfiguration } from '../../support/fixtures/website';
import { renderWithStore } from '../../support/renderWithStore';

const setUp = async (auth = session()) => {
  // The picture's code, which comes by itself, is there before the test goes on.
  const rendered = await act(async () =>
    renderWithStore(<AccountSlot />, { preloadedState: { auth } }),
  );
  const open = async () =>
    rendered.user.click(await screen.findByRole('button', { name: 'Account menu' }));
  return { ...rendered, open };
};

test('a guest finds the way in', async () => {
  await setUp(session({ token: null }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who the tokens belong to is asked once, and then shown', async () => {
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

test('is accessible and leads to the member’s pages', async () => {
  const { open, address, user } = await setUp();
  await open();
  await screen.findByRole('menu', { name: 'Account menu' });
  await checkAccessibility();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Settings',
    'Log out',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(address()).toBe('/en/profile');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('pages of the records site show where they are configured', async () => {
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

test('logging out closes the menu and makes a guest', async () => {
  const { open, user, store } = await setUp();
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Log in' });
  expect(store.getState().auth.ending).toBe('loggedOut');
});
