import { classifyRequest } from '../../src/service-worker/classifyRequest';

const origins = { own: 'https://vgr.example', api: 'https://api.example' };
const kind = (url: string, mode: RequestMode = 'cors', method = 'GET') =>
  classifyRequest({ url: new URL(url, origins.own).href, mode, method }, origins);

test.each([
  ['/api/articles?page=1&status=PUBLISHED', 'api'],
  ['/api/articles/5', 'api'],
  ['/api/articles/5/related?itemsPerPage=3', 'api'],
  ['/api/website/get-stats', 'api'],
  ['/api/website/configuration', 'api'],
  ['/api/articles/5/comments?page=1', 'people'],
  ['/api/members/joana-b', 'people'],
  ['/api/members/joana-b/articles', 'people'],
  ['/api/members/joana-b/comments', 'people'],
  ['/api/players/12', 'people'],
  ['/api/players/12/scores?itemsPerPage=50', 'people'],
  ['/api/charts/12/ranking', 'people'],
  ['/api/charts/12/timeline?itemsPerPage=50', 'people'],
])('%s of the API is public', (path, expected) => {
  expect(kind(`https://api.example${path}`)).toBe(expected);
});

test.each([
  '/api/users/me',
  '/api/users/5',
  '/api/users',
  '/api/me/scores',
  '/api/games/4/sheet',
  '/api/token/refresh',
  '/api/login_check',
  '/api/admin/users',
  '/api/admin/articles',
  '/api/support_cases',
  '/api/article_comments/7',
  '/api/articles/5/anything',
  '/api/articles?search=what+somebody+looks+for',
  '/api/articles?token=abc',
  '/users/5/avatar?timestamp=1',
  '/health/ready',
])('%s is never cached', (path) => {
  expect(kind(`https://api.example${path}`)).toBeUndefined();
  expect(kind(path)).toBeUndefined();
  expect(kind(path, 'navigate')).not.toBe('api');
});

test('only GET requests are answered from the cache', () => {
  expect(kind('https://api.example/api/articles/5', 'cors', 'POST')).toBeUndefined();
  expect(kind('/en/', 'navigate', 'POST')).toBeUndefined();
});

test.each([
  ['/en/', 'page'],
  ['/', 'page'],
  ['/pt-BR/faq', 'page'],
  ['/en/reset-password?token=abc', 'page'],
  ['/en/x-article-a5', 'page'],
  ['/api/docs', undefined],
  ['/media/pictures/0123-480.webp', undefined],
  ['/robots.txt', undefined],
  ['/en/feed.xml', undefined],
  ['/replay.html', undefined],
  ['/sw.js', undefined],
])('navigating to %s is classified as %s', (path, expected) => {
  expect(kind(path, 'navigate')).toBe(expected);
});

test.each([
  ['/assets/main.0123.js', 'asset'],
  ['/assets/inter.0123.woff2', 'font'],
  ['/media/pictures/0123456789abcdef-480.webp', 'picture'],
  ['https://api.example/media/pictures/0123456789abcdef-480.webp', 'picture'],
  ['/manifest.webmanifest', undefined],
  ['https://api.example/assets/main.0123.js', undefined],
  ['https://elsewhere.example/media/pictures/0123456789abcdef-480.webp', undefined],
  ['https://elsewhere.example/assets/main.0123.js', undefined],
  ['https://elsewhere.example/api/articles', undefined],
])('the file %s is classified as %s', (path, expected) => {
  expect(kind(path, 'no-cors')).toBe(expected);
});
