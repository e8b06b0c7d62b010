import { baseApi } from '../../src/api/baseApi';
import { timings } from '../../src/config/timings';
import { createTestStore } from '../support/browser/createTestStore';
import { createFakeFetch } from '../support/browser/fakeFetch';
import { session } from '../support/fixtures/session';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ getThing: build.query<unknown, void>({ query: () => '/api/thing' }) }),
});
const ask = (options: Parameters<typeof createTestStore>[0]) =>
  createTestStore(options).dispatch(api.endpoints.getThing.initiate());

test('sends language and token to the configured host', async () => {
  const { fetch, requests } = createFakeFetch(() => Response.json({}));
  await ask({
    extra: { fetch, language: () => 'pt-br', host: 'https://api.example.com/v1' },
    preloadedState: { auth: session() },
  });
  expect(requests).toEqual([
    {
      method: 'GET',
      path: '/v1/api/thing',
      authorization: 'Bearer token-1',
      language: 'pt-br',
      accept: 'application/ld+json',
      body: '',
    },
  ]);
});

test('an anonymous reader sends no token; an empty response is null', async () => {
  const { fetch, requests } = createFakeFetch(() => new Response(null, { status: 204 }));
  const { data } = await ask({ extra: { fetch } });
  expect(data).toBeNull();
  expect(requests[0]?.authorization).toBeNull();
});

test('times out after fifteen seconds', async () => {
  jest.useFakeTimers();
  try {
    const { fetch } = createFakeFetch(
      (_seen, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const asked = ask({ extra: { fetch } });
    await jest.advanceTimersByTimeAsync(timings.requestTimeout + 1);
    expect((await asked).error).toEqual({ kind: 'timeout', messageKey: 'errors:timeout' });
  } finally {
    jest.useRealTimers();
  }
});
