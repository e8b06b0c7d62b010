import { renewSession } from '../../../src/api/session/renewSession';
import { createTestStore } from '../../support/browser/createTestStore';
import { createFakeFetch, refused } from '../../support/browser/fakeFetch';
import { session } from '../../support/fixtures/session';
import { sessionReply } from '../../support/fixtures/users';

const open = (answer: () => Response) => {
  const { fetch, requests } = createFakeFetch(answer);
  const store = createTestStore({ extra: { fetch }, preloadedState: { auth: session() } });
  return { store, requests };
};

test('simultaneous callers share one refresh', async () => {
  const { store, requests } = open(() => Response.json(sessionReply()));
  const outcomes = await Promise.all([1, 2, 3].map(async () => store.dispatch(renewSession())));
  expect(outcomes).toEqual(['refreshed', 'refreshed', 'refreshed']);
  expect(requests).toHaveLength(1);
});

test('a rejected refresh ends the session', async () => {
  const { store } = open(() => refused(401));
  expect(await store.dispatch(renewSession())).toBe('ended');
  expect(store.getState().auth).toMatchObject({ token: null, ending: 'expired' });
});

test('a failed refresh delays the next one, unless it is forced', async () => {
  const { store, requests } = open(() => new Response(null, { status: 503 }));
  expect(await store.dispatch(renewSession())).toBe('failed');
  expect(await store.dispatch(renewSession())).toBe('failed');
  expect(requests).toHaveLength(1);
  expect(await store.dispatch(renewSession({ force: true }))).toBe('failed');
  expect(requests).toHaveLength(2);
  expect(store.getState().auth.token).not.toBeNull();
});
