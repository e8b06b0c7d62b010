import {
  answer,
  clearMemberResponses,
  cacheApiResponse,
  type ApiRequestKind,
} from '../../src/service-worker/apiResponses';
import { onStorageFull } from '../../src/service-worker/putInCache';
import { cacheNames, fetchedAtHeader } from '../../src/service-worker/protocol';
import { responseKey, jsonCopy } from '../../src/service-worker/responseKeys';
import { installFakeCaches } from '../support/fakeCaches';

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

/** Asks as a page does, and waits for all the worker does afterwards. */
async function ask(kind: ApiRequestKind, url = address, headers: Record<string, string> = {}) {
  const request = new Request(url, { headers: { 'Accept-Language': 'en', ...headers } });
  const response = await answer(kind, request, (work) => works.push(work));
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

test('without a network the copy is given, with its age; in another language there is none', async () => {
  send.mockResolvedValueOnce(reply({ title: 'A' }));
  const online = await ask('answer');
  expect(online.headers.get(fetchedAtHeader)).toBeNull();
  send.mockRejectedValue(new TypeError('offline'));
  const offline = await ask('answer');
  expect(await offline.json()).toEqual({ title: 'A' });
  expect(Date.parse(offline.headers.get(fetchedAtHeader) ?? '')).toBeGreaterThan(0);
  await expect(ask('answer', address, { 'Accept-Language': 'fr' })).rejects.toThrow('offline');
});

test.each([502, 503, 504])('a server that is down (%d) is as good as none', async (status) => {
  await put('answer', { title: 'A' });
  send.mockResolvedValue(reply({}, { status }));
  expect(await (await ask('answer')).json()).toEqual({ title: 'A' });
});

test.each([404, 429, 500])('what the server says otherwise (%d) is its answer', async (status) => {
  await put('answer', { title: 'A' });
  send.mockResolvedValue(reply({}, { status }));
  expect((await ask('answer')).status).toBe(status);
});

test('an article that has been taken away is not shown from a copy', async () => {
  await put('answer', { title: 'A' });
  send.mockResolvedValue(reply({}, { status: 404 }));
  await ask('answer');
  send.mockRejectedValue(new TypeError('offline'));
  await expect(ask('answer')).rejects.toThrow('offline');
});

test('who waits too long is given the copy; the answer still replaces it', async () => {
  await put('answer', { title: 'old' });
  jest.useFakeTimers();
  let arrive: (response: Response) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const asked = answer('answer', new Request(address), (work) => works.push(work));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await (await asked).json()).toEqual({ title: 'old' });
  jest.useRealTimers();
  arrive(reply({ title: 'new' }));
  for (let done = 0; done < works.length; done += 1) await works[done];
  send.mockRejectedValue(new TypeError('offline'));
  expect(await (await ask('answer')).json()).toEqual({ title: 'new' });
});

test('a page of HTML and a broken body replace nothing', async () => {
  await put('answer', { title: 'A' });
  send.mockResolvedValueOnce(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  await ask('answer');
  send.mockResolvedValueOnce(new Response('{"title":', { headers: { 'Content-Type': type } }));
  await ask('answer');
  send.mockRejectedValue(new TypeError('offline'));
  expect(await (await ask('answer')).json()).toEqual({ title: 'A' });
});

describe('a member', () => {
  const member = { Authorization: 'Bearer secret' };

  test('gets the own answer; kept is the one everybody gets', async () => {
    send.mockImplementation(async (input) =>
      input instanceof Request && input.headers.has('Authorization')
        ? reply({ title: 'mine' })
        : reply({ title: 'public' }),
    );
    expect(await (await ask('answer', address, member)).json()).toEqual({ title: 'mine' });
    const [, options] = send.mock.calls[1] ?? [];
    expect(options).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(JSON.stringify(options)).not.toContain('secret');
    send.mockRejectedValue(new TypeError('offline'));
    expect(await (await ask('answer', address, member)).json()).toEqual({ title: 'public' });
  });

  test('costs no second request while the copy is new', async () => {
    send.mockImplementation(async () => reply({ title: 'public' }));
    await ask('answer', address, member);
    await ask('answer', address, member);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('who has left leaves no people behind, not even those still on their way', async () => {
    await put('people', ['a comment']);
    let arrive: (response: Response) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const asked = answer('people', new Request(`${address}/comments`), (work) => works.push(work));
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

describe('where there is no more room', () => {
  test('the older half of what was read makes it', async () => {
    for (const id of [1, 2, 3, 4]) {
      await cacheApiResponse('answer', responseKey(`${address}${id}`, 'en'), jsonCopy('{}', type));
    }
    storage.fill(2);
    expect(await put('answer', { title: 'A' })).toBe(true);
    expect(storage.urlsIn(cacheNames.answers).map((url) => new URL(url).pathname)).toEqual([
      '/api/articles/53',
      '/api/articles/54',
      '/api/articles/5',
    ]);
  });

  test('and where even that does not help it is told, and the reader gets the answer', async () => {
    const told = jest.fn();
    onStorageFull(told);
    storage.fill(1_000);
    send.mockResolvedValue(reply({ title: 'A' }));
    expect(await (await ask('answer')).json()).toEqual({ title: 'A' });
    expect(told).toHaveBeenCalledTimes(1);
  });
});
