import { cacheNames } from '../../src/service-worker/protocol';
import { createSavedArticles } from '../../src/service-worker/savedArticles';
import { article } from '../support/fixtures/articles';
import { installFakeCaches } from '../support/browser/fakeCaches';

const cover = '/media/pictures/0a1b2c3d-480.webp';
const inText = '/media/pictures/4e5f6071-1344.webp';
const articleWithPictures = (prefix: string) =>
  article({
    id: 5,
    pictureSources: [{ width: 480, url: `${prefix}${cover}` }],
    content: `<p>A</p><figure><img src="${prefix}${inText}" alt="B" /></figure><img src="https://spy.example/c.png" />`,
  });

test.each([
  ['of this site', 'http://localhost:3000', 'basic', ''],
  ['of a backend elsewhere', 'https://api.example', 'cors', ''],
  ['with absolute picture URLs', 'https://api.example', 'cors', 'https://api.example'],
])('an article %s is saved with its cover and the pictures in its text', async (...facts) => {
  const [, api, type, prefix] = facts;
  const body = articleWithPictures(prefix);
  installFakeCaches();
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const url = request instanceof Request ? request.url : String(request);
    if (!url.startsWith(`${api}/media/`)) {
      return Response.json(body, { headers: { 'Content-Type': 'application/ld+json' } });
    }
    const picture = new Response('bytes', { headers: { 'Content-Type': 'image/webp' } });
    return Object.defineProperty(picture, 'type', { value: type });
  });
  const outcome = await createSavedArticles(api).save('en', { ids: [5] }, () => undefined);
  expect(outcome).toEqual({ type: 'SAVED', saved: 1, failed: 0 });
  const album = await caches.open(cacheNames.savedPictures);
  expect(await album.match(`${api}${cover}`)).toBeDefined();
  expect(await album.match(`${api}${inText}`)).toBeDefined();
  expect(asked.mock.calls.map(([request]) => request)).not.toContain('https://spy.example/c.png');
  asked.mockRestore();
});
