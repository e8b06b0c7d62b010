import { websiteApi } from '../../../src/api/websiteApi';
import { resetApiOnLogout } from '../../../src/features/session/resetApiOnLogout';
import {
  loggedOut,
  sessionChangedElsewhere,
  sessionExpired,
  tokensRefreshed,
} from '../../../src/state/authSlice';
import { createTestStore } from '../../support/browser/createTestStore';
import { session } from '../../support/fixtures/session';
import { createToken } from '../../support/fixtures/tokens';

const tokenOf = (sub: string) => createToken({ sub });
const tokens = (sub: string) => ({
  token: tokenOf(sub),
  refreshToken: 'refresh-2',
  tokenExpiration: 2_000_000_000,
});

const withAnswers = async () => {
  const store = createTestStore({
    listeners: [resetApiOnLogout],
    preloadedState: { auth: session({ token: tokenOf('7') }) },
  });
  await store.dispatch(websiteApi.endpoints.getStatistics.initiate());
  return store;
};
const answers = (store: Awaited<ReturnType<typeof withAnswers>>) =>
  Object.keys(store.getState().api.queries).length;

test.each([
  ['logging out', loggedOut(), 0],
  ['the session’s end', sessionExpired(), 0],
  ['logging out in another tab', sessionChangedElsewhere(null), 0],
  ['another member in another tab', sessionChangedElsewhere(tokens('8')), 0],
  ['the same member in another tab', sessionChangedElsewhere(tokens('7')), 1],
  ['a refresh', tokensRefreshed(tokens('7')), 1],
])('clears or keeps cached responses after %s', async (_name, action, kept) => {
  const store = await withAnswers();
  expect(answers(store)).toBe(1);
  store.dispatch(action);
  expect(answers(store)).toBe(kept);
});
