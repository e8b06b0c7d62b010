import { http, HttpResponse } from 'msw';
import { secretArg } from '../../src/api/secretArgs';
import { sessionApi } from '../../src/api/sessionApi';
import { paths } from '../../src/contract/paths';
import { apiServer } from '../support/browser/apiServer';
import { createTestStore } from '../support/browser/createTestStore';
import { session } from '../support/fixtures/session';
import { ada, sessionReply } from '../support/fixtures/users';
import { password } from '../support/browser/handlers/session';
import { recordActions } from '../support/browser/recordActions';

const logIn = (store: ReturnType<typeof createTestStore>, secret = password) =>
  store.dispatch(
    sessionApi.endpoints.logIn.initiate(secretArg({ username: 'ada', password: secret })),
  );

test('logging in stores tokens and member only in the auth slice', async () => {
  const reply = sessionReply();
  apiServer.use(http.post(`*${paths.login}`, () => HttpResponse.json(reply)));
  const record = recordActions();
  const store = createTestStore({ middleware: [record.middleware] });
  const { data } = await logIn(store);
  expect(data).toBeNull();
  expect(store.getState().auth).toMatchObject({
    token: reply.token,
    refreshToken: 'refresh-1',
    user: { id: 7, username: 'ada', email: ada.email },
    loading: false,
  });
  expect(record.text()).not.toContain(password);
  expect(JSON.stringify(store.getState().api)).not.toContain(reply.token);
  expect(JSON.stringify(store.getState().api)).not.toContain('refresh-1');
});

test('a login is sent without a bearer token, and its 401 starts no refresh', async () => {
  const seen: (string | null)[] = [];
  apiServer.use(
    http.post(`*${paths.login}`, ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      return HttpResponse.json({ code: 401, message: 'Invalid credentials.' }, { status: 401 });
    }),
    http.post(`*${paths.refreshToken}`, () => {
      seen.push('refresh');
      return HttpResponse.json({});
    }),
  );
  // A token from an earlier session must not be sent.
  const store = createTestStore({ preloadedState: { auth: session() } });
  await logIn(store);
  expect(seen).toEqual([null]);
});

test.each([
  [
    'the server’s words',
    401,
    { code: 401, message: 'Invalid credentials.' },
    { text: 'Invalid credentials.' },
  ],
  ['too many tries', 429, { code: 429, message: 'Wait.', retry_after: 60 }, { text: 'Wait.' }],
  ['no words', 500, {}, { key: 'auth:login.notice.failed' }],
  ['a page of a proxy', 502, '<html>', { key: 'auth:login.notice.failed' }],
  ['an answer without a token', 200, { hello: 1 }, { key: 'auth:login.notice.failed' }],
])('a failed login shows %s', async (_name, status, body, error) => {
  apiServer.use(
    http.post(`*${paths.login}`, () =>
      typeof body === 'string'
        ? HttpResponse.html(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  );
  const store = createTestStore();
  await logIn(store);
  expect(store.getState().auth).toMatchObject({ token: null, loading: false, error });
});

test('an unreachable service is not reported as a wrong password', async () => {
  apiServer.use(http.post(`*${paths.login}`, () => HttpResponse.error()));
  const store = createTestStore();
  await logIn(store);
  expect(store.getState().auth.error).toEqual({ key: 'auth:login.notice.unreachable' });
});
