import {
  accountDeleted,
  authSlice,
  avatarChanged,
  loggedIn,
  loggedOut,
  loginErrorDismissed,
  loginFailed,
  loginStarted,
  selectIsAuthenticated,
  sessionChangedElsewhere,
  serverClockSeen,
  sessionExpired,
  tokensRefreshed,
  userLoaded,
} from '../../src/state/authSlice';
import { createTestStore } from '../support/browser/createTestStore';
import { createToken } from '../support/fixtures/tokens';

const tokens = { token: 't1', refreshToken: 'r1', tokenExpiration: 1000 };
const user = { id: 7, username: 'ada', slug: 'ada', email: null, language: null, roles: [] };
const nobody = authSlice.getInitialState();

const loggedInStore = () => {
  const store = createTestStore();
  store.dispatch(loggedIn({ ...tokens, user }));
  return store;
};

test('logging in sets loading, then the member, and clears an earlier error', () => {
  const { dispatch, getState } = createTestStore();
  dispatch(loginFailed({ key: 'errors:unauthorized' }));
  dispatch(loginStarted());
  expect(getState().auth).toEqual({ ...nobody, loading: true });
  dispatch(loggedIn({ ...tokens, user }));
  expect(getState().auth).toEqual({ ...nobody, ...tokens, user });
  expect(selectIsAuthenticated(getState())).toBe(true);
});

test('a failed login keeps its error until it is dismissed', () => {
  const { dispatch, getState } = createTestStore();
  dispatch(loginStarted());
  dispatch(loginFailed({ text: 'Invalid credentials.' }));
  expect(getState().auth).toEqual({ ...nobody, error: { text: 'Invalid credentials.' } });
  dispatch(loginErrorDismissed());
  expect(getState().auth).toEqual(nobody);
});

test('a refresh replaces the tokens, and the member only when there is one', () => {
  const { dispatch, getState } = loggedInStore();
  const next = { token: 't2', refreshToken: 'r2', tokenExpiration: 2000 };
  dispatch(tokensRefreshed(next));
  expect(getState().auth).toMatchObject({ ...next, user });
  dispatch(tokensRefreshed({ ...next, user: { ...user, roles: ['ROLE_ADMIN'] } }));
  expect(getState().auth.user?.roles).toEqual(['ROLE_ADMIN']);
});

test.each([
  ['logging out', loggedOut(), 'loggedOut'],
  ['the session’s end', sessionExpired(), 'expired'],
  ['logging out in another tab', sessionChangedElsewhere(null), 'elsewhere'],
  ['deleting the account', accountDeleted(), 'deleted'],
])('%s clears the member and records how the session ended', (_name, action, ending) => {
  const { dispatch, getState } = loggedInStore();
  dispatch(avatarChanged({ at: 5 }));
  dispatch(serverClockSeen({ offset: 60_000 }));
  dispatch(action);
  expect(getState().auth).toEqual({ ...nobody, ending, clockOffset: 60_000 });
  dispatch(loggedIn({ ...tokens, user }));
  expect(getState().auth).toMatchObject({ ending: null, clockOffset: 60_000 });
});

test.each([
  ['the same member', { sub: '7', username: 'ada' }, { sub: '7', username: 'renamed' }, true],
  ['the same name', { username: 'ada' }, { username: 'ada' }, true],
  ['another member', { sub: '7' }, { sub: '8' }, false],
  ['tokens that say nothing', {}, {}, false],
])(
  'takes over another tab’s session of %s, with the member only if it is theirs',
  (_name, before, after, known) => {
    const { dispatch, getState } = createTestStore();
    dispatch(loggedIn({ ...tokens, token: createToken(before), user }));
    dispatch(sessionChangedElsewhere({ ...tokens, token: createToken(after) }));
    expect(getState().auth.user).toEqual(known ? user : null);
  },
);

test('a response after logging out does not restore the member', () => {
  const { dispatch, getState } = loggedInStore();
  dispatch(loggedOut());
  dispatch(userLoaded(user));
  expect(getState().auth.user).toBeNull();
});
