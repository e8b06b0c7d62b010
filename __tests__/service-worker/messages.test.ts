import { createMessageHandler } from '../../src/service-worker/messages';
import { cacheNames, fetchedAtHeader, type WorkerMessage } from '../../src/service-worker/protocol';
import { createAppShells } from '../../src/service-worker/appShells';
import { installFakeCaches } from '../support/browser/fakeCaches';

const origin = 'http://localhost:3000';
const json = { 'Content-Type': 'application/ld+json' };
const picture = (id: number) => `/media/pictures/${id}${'0'.repeat(9)}-480.webp`;

let storage: ReturnType<typeof installFakeCaches>;
let replies: { type: string }[];
let asked: { path: string; headers: Headers }[];
const shells = createAppShells('1.0.0-ab', new Set(['/assets/main.ab.js']));
const skipWaiting = jest.fn(async () => undefined);
const handle = createMessageHandler({
  version: '1.0.0-ab',
  shells,
  apiOrigin: origin,
  skipWaiting,
  keepResources: async () => undefined,
});
const say = async (message: WorkerMessage) => {
  await handle(message, (reply) => replies.push(reply));
  return replies.at(-1);
};

/** A site with articles 1 to 12, of which the third cannot be read. */
async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(String(input), origin);
  asked.push({ path: pathname + search, headers: new Headers(init?.headers) });
  if (pathname === '/api/articles') {
    const items = Array.from({ length: 12 }, (_item, index) => ({ id: index + 1 }));
    return Response.json({ 'hydra:member': items }, { headers: json });
  }
  const id = Number(/^\/api\/articles\/(\d+)$/.exec(pathname)?.[1]);
  if (id === 3) return new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  if (!Number.isNaN(id)) {
    const article = { id, title: `Article ${id}`, slug: `article-${id}` };
    const pictureSources = [{ width: 480, url: picture(id) }, { url: 'https://evil.example/x' }];
    return Response.json({ ...article, pictureSources }, { headers: json });
  }
  if (pathname.startsWith('/api/articles/')) return Response.json({}, { headers: json });
  if (pathname.startsWith('/media/')) {
    const response = new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
    return Object.defineProperty(response, 'type', { value: 'basic' });
  }
  return new Response('', { status: 404 });
}

beforeEach(() => {
  storage = installFakeCaches();
  replies = [];
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(serve);
});
afterEach(() => jest.restoreAllMocks());

const save = { type: 'SAVE_ARTICLES', language: 'fr' } as const;

describe('saving articles', () => {
  test('stores text, related articles, comments and pictures, and reports progress', async () => {
    expect(await say({ ...save, articles: { ids: [1, 2] } })).toEqual({
      type: 'SAVED',
      saved: 2,
      failed: 0,
    });
    expect(replies.slice(0, -1)).toEqual(
      [0, 1, 2].map((done) => ({ type: 'PROGRESS', done, total: 2 })),
    );
    expect(storage.urlsIn(cacheNames.saved)).toHaveLength(4);
    expect(storage.urlsIn(cacheNames.people)).toHaveLength(2);
    expect(storage.urlsIn(cacheNames.savedPictures)).toEqual([
      `${origin}${picture(1)}`,
      `${origin}${picture(2)}`,
    ]);
  });

  test('requests the language given, without authorization, and counts no view', async () => {
    await say({ ...save, articles: { ids: [1] } });
    const text = asked.find(({ path }) => path === '/api/articles/1');
    expect(text?.headers.get('Accept-Language')).toBe('fr');
    expect(text?.headers.get('Purpose')).toBe('prefetch');
    expect(asked.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
    expect(asked.filter(({ path }) => path.includes('evil'))).toEqual([]);
  });

  test('stores the latest with their list, and counts failures', async () => {
    expect(await say({ ...save, articles: { latest: 4 } })).toEqual({
      type: 'SAVED',
      saved: 3,
      failed: 1,
    });
    expect(storage.urlsIn(cacheNames.api)[0]).toMatch(/\/api\/articles\?.*language=fr/);
  });

  test('stops when the storage is full', async () => {
    storage.fill(1_000);
    expect(await say({ ...save, articles: { ids: [1, 2] } })).toEqual({
      type: 'STORAGE_FULL',
      saved: 0,
    });
  });

  test('fails as a whole when the list cannot be loaded', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    expect(await say({ ...save, articles: { latest: 4 } })).toEqual({ type: 'FAILED' });
  });
});

describe('the stored content', () => {
  beforeEach(async () => {
    await say({ ...save, articles: { ids: [1, 2] } });
  });

  test('is listed once per language with its age', async () => {
    const answers = await caches.open(cacheNames.api);
    const headers = { ...json, [fetchedAtHeader]: '2026-11-20T12:00:00.000Z' };
    for (const [id, language] of [
      [1, 'fr'],
      [1, 'en'],
      [9, 'en'],
    ] as const) {
      await answers.put(
        `${origin}/api/articles/${id}?offline-language=${language}`,
        Response.json({ title: `Read ${id}`, slug: null }, { headers }),
      );
    }
    expect(await say({ type: 'LIST_ARTICLES' })).toMatchObject({
      type: 'ARTICLES',
      articles: [
        { id: 1, language: 'fr', title: 'Article 1', slug: 'article-1', saved: true },
        { id: 2, language: 'fr', saved: true },
        { id: 9, language: 'en', fetchedAt: '2026-11-20T12:00:00.000Z', saved: false },
        { id: 1, language: 'en', slug: null, saved: false },
      ],
    });
  });

  test('is measured by category', async () => {
    const answer = await say({ type: 'MEASURE' });
    expect(answer).toMatchObject({
      categories: { api: { count: 6 }, images: { count: 2, bytes: 14 }, fonts: { count: 0 } },
    });
  });

  test('is deleted one article at a time, with its picture', async () => {
    await say({ type: 'REMOVE_ARTICLE', language: 'fr', id: 1 });
    expect(storage.urlsIn(cacheNames.saved).join()).not.toContain('/articles/1');
    expect(storage.urlsIn(cacheNames.savedPictures)).toEqual([`${origin}${picture(2)}`]);
  });

  test('is cleared as a whole, except for the program and caches of others', async () => {
    for (const name of [cacheNames.precache, shells.cacheName, 'somebody-else']) {
      await (await caches.open(name)).put('/x', new Response(''));
    }
    expect(await say({ type: 'CLEAR_CACHES' })).toEqual({ type: 'CLEARED' });
    expect(storage.names()).toEqual([cacheNames.precache, shells.cacheName, 'somebody-else']);
  });

  test('about people is deleted with the member’s session', async () => {
    expect(await say({ type: 'PURGE_MEMBER' })).toEqual({ type: 'PURGED' });
    expect(storage.names()).not.toContain(cacheNames.people);
    expect(storage.names()).toContain(cacheNames.saved);
  });
});

test('the worker reports its version, and activates only on request', async () => {
  expect(await say({ type: 'VERSION' })).toEqual({
    type: 'VERSION',
    version: '1.0.0-ab',
    builtAt: '',
  });
  expect(skipWaiting).not.toHaveBeenCalled();
  await say({ type: 'SKIP_WAITING' });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});
