import { act } from '@testing-library/react';
import { useSessionEnd } from '../../../src/app/shell/useSessionEnd';
import { loggedOut, sessionChangedElsewhere, sessionExpired } from '../../../src/state/authSlice';
import { session } from '../../support/fixtures/session';
import { ada } from '../../support/fixtures/users';
import { renderWithStore } from '../../support/browser/renderWithStore';

function Watcher() {
  useSessionEnd();
  return null;
}

const open = async (user: typeof ada | null = ada, at = '/en/articles?page=2') =>
  renderWithStore(<Watcher />, { at, preloadedState: { auth: session({ user }) } });

const back = `/en/login?redirect=${encodeURIComponent('/en/articles?page=2')}`;

test.each([
  ['logging out', loggedOut(), ada, '/en/login'],
  ['the end of a session in use', sessionExpired(), ada, back],
  ['the end of a session nobody has used', sessionExpired(), null, '/en/articles?page=2'],
  ['logging out in another tab', sessionChangedElsewhere(null), ada, '/en/articles?page=2'],
])('%s', async (_name, action, user, goal) => {
  const { store, address } = await open(user);
  act(() => {
    store.dispatch(action);
  });
  expect(address()).toBe(goal);
});

test('a page for members handles the end of the session itself', async () => {
  const { store, address } = await open(ada, '/en/profile');
  act(() => {
    store.dispatch(sessionExpired());
  });
  expect(address()).toBe('/en/profile');
});
