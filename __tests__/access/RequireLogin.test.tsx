import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireLogin } from '../../src/access/RequireLogin';
import { paths } from '../../src/contract/paths';
import {
  accountDeleted,
  loggedOut,
  sessionChangedElsewhere,
  sessionExpired,
  tokensRefreshed,
} from '../../src/state/authSlice';
import { useAppDispatch } from '../../src/store/hooks';
import { apiServer } from '../support/browser/apiServer';
import { session } from '../support/fixtures/session';
import { renderWithStore } from '../support/browser/renderWithStore';

const page = (
  <Routes>
    <Route path="/en/login" element={<h1>Login page</h1>} />
    <Route path="/en/" element={<h1>Home page</h1>} />
    <Route
      path="/en/profile"
      element={
        <RequireLogin>
          <h1>Secret page</h1>
        </RequireLogin>
      }
    />
  </Routes>
);

const visit = async (auth = session()) =>
  renderWithStore(page, { at: '/en/profile?tab=1#x', preloadedState: { auth } });

const heading = async (name: string) => screen.findByRole('heading', { name });
const expired = { tokenExpiration: 1000 };

test('a guest is redirected to the login page with the way back', async () => {
  const { address } = await visit(session({ token: null }));
  await heading('Login page');
  expect(address()).toBe(`/en/login?redirect=${encodeURIComponent('/en/profile?tab=1#x')}`);
});

test('a member sees the page', async () => {
  const { address } = await visit();
  await heading('Secret page');
  expect(address()).toBe('/en/profile?tab=1#x');
});

test('an expired token is refreshed before the page is shown', async () => {
  let announce = () => {};
  const renewal = new Promise<void>((resolve) => {
    announce = resolve;
  });
  apiServer.use(
    http.post(`*${paths.refreshToken}`, async () => {
      await renewal;
      return HttpResponse.json({ token: 'new', refresh_token: 'refresh-2' });
    }),
  );
  const { store } = await visit(session(expired));
  await screen.findByRole('progressbar', { name: 'Loading…' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  announce();
  await heading('Secret page');
  expect(store.getState().auth.refreshToken).toBe('refresh-2');
});

function RefreshDuringFirstRender() {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(tokensRefreshed({ token: 'new', refreshToken: 'refresh-2', tokenExpiration: null }));
  }, [dispatch]);
  return null;
}

test('a token that is replaced during the first render is not refreshed again', async () => {
  let refreshes = 0;
  apiServer.use(
    http.post(`*${paths.refreshToken}`, () => {
      refreshes += 1;
      return HttpResponse.json({ token: 'newer', refresh_token: 'refresh-3' });
    }),
  );
  const { store } = await renderWithStore(
    <>
      {page}
      <RefreshDuringFirstRender />
    </>,
    { at: '/en/profile', preloadedState: { auth: session(expired) } },
  );
  await heading('Secret page');
  expect(refreshes).toBe(0);
  expect(store.getState().auth.token).toBe('new');
});

test('a rejected refresh redirects to the login page', async () => {
  apiServer.use(http.post(`*${paths.refreshToken}`, () => new HttpResponse(null, { status: 401 })));
  const { store } = await visit(session(expired));
  await heading('Login page');
  expect(store.getState().auth.token).toBeNull();
});

test.each([
  ['a dead network', () => HttpResponse.error()],
  ['a broken service', () => new HttpResponse(null, { status: 503 })],
])('%s does not log the member out', async (_name, answer) => {
  apiServer.use(http.post(`*${paths.refreshToken}`, answer));
  const { store } = await visit(session(expired));
  await heading('Secret page');
  expect(store.getState().auth.token).not.toBeNull();
});

test.each([
  ['logging out', loggedOut(), 'Login page', '/en/login'],
  ['logging out in another tab', sessionChangedElsewhere(null), 'Login page', '/en/login'],
  [
    'the session’s end',
    sessionExpired(),
    'Login page',
    `/en/login?redirect=${encodeURIComponent('/en/profile?tab=1#x')}`,
  ],
  ['deleting the account', accountDeleted(), 'Home page', '/en/'],
])('%s removes the page', async (_name, action, title, goal) => {
  const { store, address } = await visit();
  await heading('Secret page');
  act(() => {
    store.dispatch(action);
  });
  await heading(title);
  expect(address()).toBe(goal);
});
