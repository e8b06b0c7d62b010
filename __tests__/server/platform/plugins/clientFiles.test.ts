import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vgr-client-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'videos'));
  const files = {
    'assets/main.0a1b.js': 'plain',
    'assets/main.0a1b.js.br': 'brotli',
    'assets/main.0a1b.js.gz': 'gzip',
    'assets/late.js': '1',
    'videos/film.webm': '0123456789',
    'videos/film.en.vtt': 'WEBVTT',
    'index.html': 'document',
    'social-image.jpg': 'picture',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, '../vgr-outside.txt'), 'outside');
  server = await createTestServer({ config: { clientFolder: folder } });
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
  await rm(path.join(folder, '../vgr-outside.txt'), { force: true });
});

const get = (url: string, encoding = 'identity') =>
  server.app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['br', 'brotli'],
  ['gzip', 'gzip'],
  ['identity', 'plain'],
])('an asset is sent as %s', async (encoding, body) => {
  const response = await get('/assets/main.0a1b.js', encoding);
  expect([response.statusCode, response.body]).toEqual([200, body]);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-type']).toMatch(/javascript/);
});

test('a file without a hash in its name is revalidated on every request', async () => {
  const url = '/social-image.jpg';
  const response = await get(url);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  const again = await server.app.inject({
    url,
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('a video is served in ranges', async () => {
  const piece = (range: string, more: Record<string, string> = {}) =>
    server.app.inject({ url: '/videos/film.webm', headers: { range, ...more } });
  const whole = await get('/videos/film.webm', 'br, gzip');
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=604800',
    'content-type': 'video/webm',
  });
  const middle = await piece('bytes=2-5', { 'accept-encoding': 'br, gzip' });
  expect([middle.statusCode, middle.body]).toEqual([206, '2345']);
  expect(middle.headers['content-range']).toBe('bytes 2-5/10');
  expect((await piece('bytes=-3')).body).toBe('789');
  const beyond = await piece('bytes=20-');
  expect(beyond.statusCode).toBe(416);
  const older = await piece('bytes=2-5', { 'if-range': '"older"' });
  expect([older.statusCode, older.body]).toEqual([200, '0123456789']);
});

test('captions are served as WebVTT', async () => {
  const { headers } = await get('/videos/film.en.vtt');
  expect(headers['content-type']).toMatch(/^text\/vtt/);
});

test.each([
  '/index.html',
  '/assets/missing.js',
  '/assets/',
  '/assets/../index.html',
  '/assets/..%2findex.html',
  '/..%2fvgr-outside.txt',
  '/assets/%2e%2e/%2e%2e/vgr-outside.txt',
  '/assets/..%5c..%5cvgr-outside.txt',
  '/assets/main.0a1b.js%00.png',
])('%s is not served', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toMatch(/document|outside/);
});
