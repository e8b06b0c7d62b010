import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { GuestOnly } from '../../src/access/GuestOnly';
import { storeLanguage } from '../../src/i18n/storedLanguage';
import { loggedIn } from '../../src/state/authSlice';
import { session } from '../support/fixtures/session';
import { renderWithStore } from '../support/browser/renderWithStore';

const page = (
  <Routes>
    <Route
      path="/en/login"
      element={
        <GuestOnly>
          <h1>For guests</h1>
        </GuestOnly>
      }
    />
    <Route path="*" element={null} />
  </Routes>
);
const member = { preloadedState: { auth: session() } };

test('a guest sees the page and is redirected after logging in', async () => {
  const { store, address } = await renderWithStore(page, { at: '/en/login' });
  await screen.findByRole('heading', { name: 'For guests' });
  act(() => {
    store.dispatch(loggedIn({ token: 't', refreshToken: null, tokenExpiration: null, user: null }));
  });
  await waitFor(() => expect(address()).toBe('/en/'));
});

test('a member is redirected home in the stored language', async () => {
  storeLanguage('ja');
  const { address } = await renderWithStore(page, { at: '/en/login', ...member });
  await waitFor(() => expect(address()).toBe('/ja/'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a member is redirected to the previous page in the current language', async () => {
  const at = `/en/login?redirect=${encodeURIComponent('/fr/articles?page=2#list')}`;
  const { address } = await renderWithStore(page, { at, ...member });
  await waitFor(() => expect(address()).toBe('/en/articles?page=2#list'));
});

test.each([
  ['/en/profile#password', '/en/profile#password'],
  ['https://evil.example/', '/en/'],
  ['/en/login', '/en/'],
])('a member with the redirect %s arrives at %s', async (wanted, goal) => {
  const at = `/en/login?redirect=${encodeURIComponent(wanted)}`;
  const { address } = await renderWithStore(page, { at, ...member });
  await waitFor(() => expect(address()).toBe(goal));
});
