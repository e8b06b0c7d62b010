import { http, HttpResponse } from 'msw';
import { logOut } from '../../../src/api/session/logOut';
import { paths } from '../../../src/contract/paths';
import { apiServer } from '../../support/browser/apiServer';
import { createTestStore } from '../../support/browser/createTestStore';
import { session } from '../../support/fixtures/session';

const open = () => createTestStore({ preloadedState: { auth: session() } });

test('logging out revokes the refresh token on the server', async () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.invalidateToken}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const store = open();
  await store.dispatch(logOut());
  expect(bodies).toEqual([{ refresh_token: 'refresh-1' }]);
  expect(store.getState().auth).toMatchObject({ token: null, ending: 'loggedOut' });
});

test.each([
  ['without a network', () => HttpResponse.error()],
  ['on a server that does not know the call', () => new HttpResponse(null, { status: 404 })],
])('logging out succeeds %s', async (_name, answer) => {
  apiServer.use(http.post(`*${paths.invalidateToken}`, answer));
  const store = open();
  const leaving = store.dispatch(logOut());
  expect(store.getState().auth.token).toBeNull();
  await leaving;
  expect(store.getState().auth).toMatchObject({ token: null, refreshToken: null });
});
