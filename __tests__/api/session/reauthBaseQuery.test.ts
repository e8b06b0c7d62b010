import { waitFor } from '@testing-library/react';
import { articlesApi } from '../../../src/api/articlesApi';
import { baseApi } from '../../../src/api/baseApi';
import { paths } from '../../../src/contract/paths';
import { loggedOut } from '../../../src/state/authSlice';
import { createTestStore } from '../../support/browser/createTestStore';
import { createFakeFetch, refused, type Seen } from '../../support/browser/fakeFetch';
import { article } from '../../support/fixtures/articles';
import { session } from '../../support/fixtures/session';
import { createToken } from '../../support/fixtures/tokens';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivate: build.query<unknown, number>({ query: (id) => `/api/private/${id}` }),
    postPrivate: build.mutation<unknown, void>({
      query: () => ({ url: '/api/private', method: 'POST', body: { a: 1 } }),
    }),
  }),
});

const fresh = createToken({ exp: 4600 });
const isRefresh = ({ path }: Seen) => path === paths.refreshToken;
const newTokens = () => Response.json({ token: fresh, refresh_token: 'refresh-2' });

/** A server that accepts only the fresh token, and responds to a refresh as the test defines. */
const serverWith = (refresh: () => Promise<Response> | Response) =>
  createFakeFetch((seen) => {
    if (isRefresh(seen)) return refresh();
    return seen.authorization === `Bearer ${fresh}` ? Response.json({ ok: true }) : refused();
  });

const storeWith = (fetch: typeof globalThis.fetch, extra = {}) =>
  createTestStore({ extra: { fetch, ...extra }, preloadedState: { auth: session() } });

const ask = (store: ReturnType<typeof storeWith>, id = 1) =>
  store.dispatch(api.endpoints.getPrivate.initiate(id, { forceRefetch: true }));

test('a 401 refreshes the session once and repeats the request', async () => {
  const { fetch, requests } = serverWith(newTokens);
  const store = storeWith(fetch);
  expect((await ask(store)).data).toEqual({ ok: true });
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/private/1',
    paths.refreshToken,
    '/api/private/1',
  ]);
  expect(requests[1]).toMatchObject({
    method: 'POST',
    authorization: null,
    body: '{"refresh_token":"refresh-1"}',
  });
  expect(store.getState().auth).toMatchObject({
    token: fresh,
    refreshToken: 'refresh-2',
    tokenExpiration: 4600,
  });
});

test('a hundred requests rejected at different times cause one refresh', async () => {
  let announceRenewal = () => {};
  const renewal = new Promise<void>((resolve) => {
    announceRenewal = resolve;
  });
  const { fetch, requests } = createFakeFetch(async (seen) => {
    // Several tasks later, so that many requests are rejected during the refresh.
    if (isRefresh(seen)) for (let i = 0; i < 5; i += 1) await new Promise((r) => setTimeout(r));
    if (isRefresh(seen)) return newTokens();
    if (seen.authorization === `Bearer ${fresh}`) return Response.json({ ok: true });
    // Every third request is rejected only after the refresh: a late 401.
    if (Number(seen.path.split('/').at(-1)) % 3 === 0) await renewal;
    return refused();
  });
  const store = storeWith(fetch);
  store.subscribe(() => {
    if (store.getState().auth.token === fresh) announceRenewal();
  });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, id) => ask(store, id)));
  expect(answers.every(({ data }) => data !== undefined)).toBe(true);
  expect(requests.filter(isRefresh)).toHaveLength(1);
  expect(requests.length).toBeLessThanOrEqual(201);
});

test('two stores never share a refresh', async () => {
  const one = serverWith(newTokens);
  const other = serverWith(newTokens);
  await Promise.all([ask(storeWith(one.fetch)), ask(storeWith(other.fetch))]);
  expect(one.requests.filter(isRefresh)).toHaveLength(1);
  expect(other.requests.filter(isRefresh)).toHaveLength(1);
});

test.each([400, 401, 403])('a refresh rejected with %i ends the session', async (status) => {
  const { fetch, requests } = serverWith(() => refused(status));
  const store = storeWith(fetch);
  const { error } = await ask(store);
  expect(error).toMatchObject({ kind: 'http', status: 401 });
  expect(store.getState().auth.token).toBeNull();
  expect(requests).toHaveLength(2);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a busy server', () => refused(429)],
  ['a broken server', () => refused(503)],
  ['a proxy’s page', () => new Response('<html></html>')],
])('%s keeps the session and delays the next refresh', async (_name, refresh) => {
  const { fetch, requests } = serverWith(refresh);
  let now = 1_000_000;
  const store = storeWith(fetch, { now: () => now });
  const { error } = await ask(store);
  // The 401 claims that the session has ended, which is not certain.
  expect(error).toEqual({ kind: 'sessionKept', messageKey: 'errors:sessionKept' });
  await ask(store);
  expect(store.getState().auth).toEqual(session());
  expect(requests.filter(isRefresh)).toHaveLength(1);
  now += 60_000;
  await ask(store);
  expect(requests.filter(isRefresh)).toHaveLength(2);
});

test('a refreshed token that is rejected too ends the session without another refresh', async () => {
  const { fetch, requests } = createFakeFetch((seen) =>
    isRefresh(seen) ? newTokens() : refused(),
  );
  const store = storeWith(fetch);
  expect((await ask(store)).error).toMatchObject({ status: 401 });
  expect(requests).toHaveLength(3);
  expect(store.getState().auth.token).toBeNull();
});

test('without a refresh token the session ends without a request', async () => {
  const { fetch, requests } = serverWith(newTokens);
  const auth = session({ refreshToken: null });
  const store = createTestStore({ extra: { fetch }, preloadedState: { auth } });
  await ask(store);
  expect(requests).toHaveLength(1);
  expect(store.getState().auth.token).toBeNull();
});

test('logging out during a refresh is not undone by it', async () => {
  let answer = (_response: Response) => {};
  const { fetch, requests } = serverWith(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  const store = storeWith(fetch);
  const asked = ask(store);
  await waitFor(() => expect(requests.some(isRefresh)).toBe(true));
  store.dispatch(loggedOut());
  answer(newTokens());
  await asked;
  expect(store.getState().auth.token).toBeNull();
});

test('a session refreshed in another tab is taken over without a request', async () => {
  const { fetch, requests } = serverWith(newTokens);
  const stored = { token: fresh, refreshToken: 'refresh-2', tokenExpiration: 4600 };
  const store = storeWith(fetch, { storedSession: () => stored });
  expect((await ask(store)).data).toEqual({ ok: true });
  expect(requests.filter(isRefresh)).toHaveLength(0);
  expect(store.getState().auth).toMatchObject(stored);
});

test('a session ended in another tab ends here, too', async () => {
  const { fetch, requests } = serverWith(newTokens);
  const store = storeWith(fetch, { storedSession: () => null });
  await ask(store);
  expect(requests).toHaveLength(1);
  expect(store.getState().auth.token).toBeNull();
});

test.each([
  ['refused', () => refused(401)],
  ['broken', () => refused(503)],
])('a public query is repeated without a token when the refresh is %s', async (_name, refresh) => {
  const { fetch, requests } = createFakeFetch((seen) => {
    if (isRefresh(seen)) return refresh();
    return seen.authorization === null ? Response.json(article({ id: 5 })) : refused();
  });
  const store = storeWith(fetch);
  const query = { language: 'en', id: 5 } as const;
  const { data } = await store.dispatch(articlesApi.endpoints.getArticle.initiate(query));
  expect(data?.id).toBe(5);
  expect(requests.at(-1)?.authorization).toBeNull();
});

test('a mutation is never repeated without its token', async () => {
  const { fetch, requests } = serverWith(() => refused(401));
  const store = storeWith(fetch);
  await store.dispatch(api.endpoints.postPrivate.initiate());
  expect(requests.filter((seen) => !isRefresh(seen))).toHaveLength(1);
});

test('a 401 for an anonymous reader is returned as it is', async () => {
  const { fetch, requests } = serverWith(newTokens);
  const store = createTestStore({ extra: { fetch } });
  await ask(store);
  expect(requests).toHaveLength(1);
});

test('the token appears only in the action that stores it, and not in the cache', async () => {
  const { fetch } = serverWith(newTokens);
  const types: string[] = [];
  const store = createTestStore({
    extra: { fetch },
    preloadedState: { auth: session() },
    middleware: [
      () => (next) => (action) => {
        if (JSON.stringify(action).includes('refresh-2')) types.push(JSON.stringify(action));
        return next(action);
      },
    ],
  });
  await ask(store);
  expect(types).toEqual([expect.stringContaining('"auth/tokensRefreshed"')]);
  expect(JSON.stringify(store.getState().api)).not.toContain('refresh-');
});

test('the refresh goes on when the request that needed it is aborted', async () => {
  let answer: () => void = () => undefined;
  const { fetch, requests } = createFakeFetch(async (seen, signal) => {
    if (seen.authorization === `Bearer ${fresh}`) return Response.json({ ok: true });
    if (!isRefresh(seen)) return refused();
    return new Promise((resolve, reject) => {
      answer = () => resolve(newTokens());
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const store = storeWith(fetch);
  const request = ask(store);
  await waitFor(() => expect(requests).toHaveLength(2));
  request.abort();
  answer();
  await waitFor(() => expect(store.getState().auth.token).toBe(fresh));
});
