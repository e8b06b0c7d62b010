import { http, HttpResponse } from 'msw';
import { secretArg } from '../../src/api/secretArgs';
import { avatarAddress } from '../../src/api/wire/avatarAddress';
import { usersApi } from '../../src/api/usersApi';
import { paths } from '../../src/contract/paths';
import type { SessionUser } from '../../src/state/session';
import { apiServer } from '../support/browser/apiServer';
import { createTestStore } from '../support/browser/createTestStore';
import { session } from '../support/fixtures/session';
import { ada, member } from '../support/fixtures/users';
import { recordActions } from '../support/browser/recordActions';

const user: SessionUser = { ...ada };
const { endpoints } = usersApi;

const open = (given: Partial<ReturnType<typeof session>> = { user }) => {
  const record = recordActions();
  const store = createTestStore({
    preloadedState: { auth: session(given) },
    middleware: [record.middleware],
    extra: { now: () => 123_456 },
  });
  return { store, record };
};

/** Records the bodies of the requests to a path. */
const listen = (method: 'post' | 'put' | 'delete', path: string, status = 200) => {
  const bodies: unknown[] = [];
  apiServer.use(
    http[method](`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json({ success: true }, { status });
    }),
  );
  return bodies;
};

test('the member is stored in the auth slice, and only the id in the cache', async () => {
  const { store } = open({});
  const { data } = await store.dispatch(endpoints.getMe.initiate());
  expect(data).toEqual({ id: 7 });
  expect(store.getState().auth.user).toEqual({ ...user, pendingEmail: null });
  expect(JSON.stringify(store.getState().api)).not.toContain(ada.email);
});

test('the member is requested by id when the server has no “me” route', async () => {
  apiServer.use(
    http.get(`*${paths.me}`, () => new HttpResponse(null, { status: 404 })),
    http.get(`*${paths.user(7)}`, () =>
      HttpResponse.json(member({ ...ada, roles: ['ROLE_ADMIN'] })),
    ),
  );
  const { store } = open();
  await store.dispatch(endpoints.getMe.initiate());
  expect(store.getState().auth.user?.roles).toEqual(['ROLE_ADMIN']);
});

test('an unreadable member is an error', async () => {
  apiServer.use(http.get(`*${paths.me}`, () => HttpResponse.json({ hello: 1 })));
  const { store } = open({});
  const { error } = await store.dispatch(endpoints.getMe.initiate());
  expect(error).toMatchObject({ kind: 'unreadable' });
  expect(store.getState().auth.user).toBeNull();
});

test('only changed fields are sent; fields missing in the response stay unchanged', async () => {
  const sent: unknown[] = [];
  apiServer.use(
    http.put(`*${paths.user(7)}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 7, username: 'ada_l' });
    }),
  );
  const { store } = open();
  const change = { user, changes: { username: 'ada_l' } };
  await store.dispatch(endpoints.updateProfile.initiate(secretArg(change)));
  expect(sent).toEqual([{ username: 'ada_l' }]);
  expect(store.getState().auth.user).toEqual({ ...user, username: 'ada_l' });
});

test('a new picture changes its URL once', async () => {
  const bodies = listen('post', paths.uploadAvatar);
  const { store } = open();
  await store.dispatch(
    endpoints.uploadAvatar.initiate(secretArg({ imageData: 'data:image/jpeg,x' })),
  );
  expect(bodies).toEqual([{ imageData: 'data:image/jpeg,x' }]);
  expect(store.getState().auth.avatarChangedAt).toBe(123_456);
  expect(avatarAddress(7, null)).toBe('/users/7/avatar');
  expect(avatarAddress(7, 123_456)).toBe('/users/7/avatar?timestamp=123456');
});

test('deleting the account ends the session, a wrong password does not', async () => {
  const { store } = open();
  apiServer.use(
    http.delete(
      `*${paths.user(7)}`,
      () => HttpResponse.json({ message: 'Wrong password.' }, { status: 400 }),
      { once: true },
    ),
  );
  await store.dispatch(endpoints.deleteAccount.initiate(secretArg({ id: 7, password: 'no' })));
  expect(store.getState().auth.token).not.toBeNull();
  const bodies = listen('delete', paths.user(7), 204);
  await store.dispatch(endpoints.deleteAccount.initiate(secretArg({ id: 7, password: 'yes' })));
  expect(bodies).toEqual([{ password: 'yes' }]);
  expect(store.getState().auth).toMatchObject({ token: null, user: null, ending: 'deleted' });
});

const secrets = {
  currentPassword: 'canary-1',
  newPassword: 'canary-2',
  plainPassword: 'canary-3',
  username: 'canary-name',
  email: 'canary@x.org',
  token: 'canary-token',
  callBackUrl: '/en/canary',
  imageData: 'data:image/jpeg;base64,canary',
};

type Store = ReturnType<typeof open>['store'];

test.each([
  [
    'registering',
    paths.users,
    async ({ dispatch }: Store) => dispatch(endpoints.register.initiate(secretArg(secrets))),
  ],
  [
    'changing the password',
    paths.changePassword,
    async ({ dispatch }: Store) => dispatch(endpoints.changePassword.initiate(secretArg(secrets))),
  ],
  [
    'asking for a link',
    paths.sendResetLink,
    async ({ dispatch }: Store) => dispatch(endpoints.sendResetLink.initiate(secretArg(secrets))),
  ],
  [
    'choosing another password',
    paths.confirmReset,
    async ({ dispatch }: Store) => dispatch(endpoints.confirmReset.initiate(secretArg(secrets))),
  ],
  [
    'a new picture',
    paths.uploadAvatar,
    async ({ dispatch }: Store) => dispatch(endpoints.uploadAvatar.initiate(secretArg(secrets))),
  ],
])('%s sends its argument, which appears in no action or state', async (_name, path, send) => {
  const bodies = listen('post', path);
  const { store, record } = open();
  await send(store);
  expect(bodies).toEqual([secrets]);
  expect(record.text()).not.toContain('canary');
  expect(JSON.stringify(store.getState())).not.toContain('canary');
});

test('a secret argument can be used once', async () => {
  listen('post', paths.changePassword);
  const { store } = open();
  const name = secretArg({ currentPassword: 'a', newPassword: 'b' });
  await store.dispatch(endpoints.changePassword.initiate(name));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const again = store.dispatch(endpoints.changePassword.initiate(name));
  await expect(again.unwrap()).rejects.toMatchObject({
    message: 'A secret argument can be read only once.',
  });
});
