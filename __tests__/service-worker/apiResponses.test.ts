import {
  respondFromApi,
  clearMemberResponses,
  cacheApiResponse,
  type ApiRequestKind,
} from '../../src/service-worker/apiResponses';
import { onStorageFull } from '../../src/service-worker/putInCache';
import { cacheNames, fetchedAtHeader } from '../../src/service-worker/protocol';
import { responseKey, jsonCopy } from '../../src/service-worker/responseKeys';
import { installFakeCaches } from '../support/browser/fakeCaches';

const address = 'http://localhost:3000/api/articles/5';
const type = 'application/ld+json';

let storage: ReturnType<typeof installFakeCaches>;
let works: Promise<unknown>[];
let send: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  storage = installFakeCaches();
  works = [];
  send = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.useRealTimers();
  send.mockRestore();
});

const reply = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': type }, ...init });

/** Requests like a page, and waits for the worker's background work. */
async function ask(kind: ApiRequestKind, url = address, headers: Record<string, string> = {}) {
  const request = new Request(url, { headers: { 'Accept-Language': 'en', ...headers } });
  const response = await respondFromApi(kind, request, (work) => works.push(work));
  for (let done = 0; done < works.length; done += 1) await works[done];
  return response;
}

const put = async (
  kind: ApiRequestKind,
  body: unknown,
  { language = 'en' as const, at = '2026-11-20T12:00:00Z' } = {},
) =>
  cacheApiResponse(
    kind,
    responseKey(address, language),
    jsonCopy(JSON.stringify(body), type, new Date(at)),
  );

test('without a network the cached copy is returned with its age, in its own language only', async () => {
  send.mockResolvedValueOnce(reply({ title: 'A' }));
  const online = await ask('api');
  expect(online.headers.get(fetchedAtHeader)).toBeNull();
  send.mockRejectedValue(new TypeError('offline'));
  const offline = await ask('api');
  expect(await offline.json()).toEqual({ title: 'A' });
  expect(Date.parse(offline.headers.get(fetchedAtHeader) ?? '')).toBeGreaterThan(0);
  await expect(ask('api', address, { 'Accept-Language': 'fr' })).rejects.toThrow('offline');
});

test.each([502, 503, 504])('a server that is down (%d) counts as no network', async (status) => {
  await put('api', { title: 'A' });
  send.mockResolvedValue(reply({}, { status }));
  expect(await (await ask('api')).json()).toEqual({ title: 'A' });
});

test.each([404, 429, 500])('any other status (%d) is returned as it is', async (status) => {
  await put('api', { title: 'A' });
  send.mockResolvedValue(reply({}, { status }));
  expect((await ask('api')).status).toBe(status);
});

test('an article that is gone is not served from the cache', async () => {
  await put('api', { title: 'A' });
  send.mockResolvedValue(reply({}, { status: 404 }));
  await ask('api');
  send.mockRejectedValue(new TypeError('offline'));
  await expect(ask('api')).rejects.toThrow('offline');
});

test('a slow request gets the cached copy, which the response still replaces', async () => {
  await put('api', { title: 'old' });
  jest.useFakeTimers();
  let arrive: (response: Response) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const asked = respondFromApi('api', new Request(address), (work) => works.push(work));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await (await asked).json()).toEqual({ title: 'old' });
  jest.useRealTimers();
  arrive(reply({ title: 'new' }));
  for (let done = 0; done < works.length; done += 1) await works[done];
  send.mockRejectedValue(new TypeError('offline'));
  expect(await (await ask('api')).json()).toEqual({ title: 'new' });
});

test('an HTML page or a truncated body does not replace the copy', async () => {
  await put('api', { title: 'A' });
  send.mockResolvedValueOnce(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  await ask('api');
  send.mockResolvedValueOnce(new Response('{"title":', { headers: { 'Content-Type': type } }));
  await ask('api');
  send.mockRejectedValue(new TypeError('offline'));
  expect(await (await ask('api')).json()).toEqual({ title: 'A' });
});

describe('a member', () => {
  const member = { Authorization: 'Bearer secret' };

  test('gets their own response; the anonymous one is cached', async () => {
    send.mockImplementation(async (input) =>
      input instanceof Request && input.headers.has('Authorization')
        ? reply({ title: 'mine' })
        : reply({ title: 'public' }),
    );
    expect(await (await ask('api', address, member)).json()).toEqual({ title: 'mine' });
    const [, options] = send.mock.calls[1] ?? [];
    expect(options).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(JSON.stringify(options)).not.toContain('secret');
    send.mockRejectedValue(new TypeError('offline'));
    expect(await (await ask('api', address, member)).json()).toEqual({ title: 'public' });
  });

  test('causes no second request while the copy is fresh', async () => {
    send.mockImplementation(async () => reply({ title: 'public' }));
    await ask('api', address, member);
    await ask('api', address, member);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('leaves no personal responses behind after logging out, not even pending ones', async () => {
    await put('people', ['a comment']);
    let arrive: (response: Response) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const asked = respondFromApi('people', new Request(`${address}/comments`), (work) =>
      works.push(work),
    );
    const body = new ReadableStream({
      start: async (controller) => {
        await clearMemberResponses();
        controller.enqueue(new TextEncoder().encode('["another"]'));
        controller.close();
      },
    });
    arrive(new Response(body, { headers: { 'Content-Type': type } }));
    await asked;
    for (let done = 0; done < works.length; done += 1) await works[done];
    expect(storage.urlsIn(cacheNames.people)).toEqual([]);
  });
});

describe('a full storage', () => {
  test('is freed of the older half of the read responses', async () => {
    for (const id of [1, 2, 3, 4]) {
      await cacheApiResponse('api', responseKey(`${address}${id}`, 'en'), jsonCopy('{}', type));
    }
    storage.fill(2);
    expect(await put('api', { title: 'A' })).toBe(true);
    expect(storage.urlsIn(cacheNames.api).map((url) => new URL(url).pathname)).toEqual([
      '/api/articles/53',
      '/api/articles/54',
      '/api/articles/5',
    ]);
  });

  test('is reported when that is not enough, and the page gets its response', async () => {
    const told = jest.fn();
    onStorageFull(told);
    storage.fill(1_000);
    send.mockResolvedValue(reply({ title: 'A' }));
    expect(await (await ask('api')).json()).toEqual({ title: 'A' });
    expect(told).toHaveBeenCalledTimes(1);
  });
});
