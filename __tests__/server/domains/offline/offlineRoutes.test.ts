import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let killed: TestServer;
const client = createBuiltClient();
const { clientFolder } = client;
const workerFile = path.join(clientFolder, 'sw.js');

beforeAll(async () => {
  client.writeAssets({
    ...client.chunks,
    main: ['/assets/main.0123.css', '/assets/main.0123.js'],
    'locale-fr-information-json': ['/assets/421.0123.js'],
    'locale-fr-administration': ['/assets/422.0123.js'],
    'locale-it-information-json': ['/assets/423.0123.js'],
  });
  server = await createTestServer({ config: { clientFolder } });
  killed = await createTestServer({
    config: { clientFolder, serviceWorker: 'off' },
    node: server,
  });
});
beforeEach(() => writeFileSync(workerFile, 'self.worked = true;'));
afterAll(async () => {
  await killed?.close();
  await server?.close();
  client.remove();
});

describe('the service worker', () => {
  test('is revalidated on every request and may fetch only from its own origin', async () => {
    const { headers, body } = await server.app.inject('/sw.js');
    expect(body).toBe('self.worked = true;');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const again = await server.app.inject({
      url: '/sw.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('of a new build is served without a restart', async () => {
    writeFileSync(workerFile, 'self.worked = 2;');
    expect((await server.app.inject('/sw.js')).body).toBe('self.worked = 2;');
  });

  test('gets 404 before a build, not an HTML page', async () => {
    rmSync(workerFile);
    const { statusCode, body } = await server.app.inject('/sw.js');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<html');
  });

  test('is replaced by the kill switch when it is configured off', async () => {
    const { statusCode, headers, body } = await killed.app.inject('/sw.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toMatch(/skipWaiting[^]+caches\.delete[^]+unregister/);
    expect(body).not.toMatch(/worked|'fetch'/);
  });
});

describe('the offline document', () => {
  test('starts the program and contains nothing about a page or a visitor', async () => {
    const { statusCode, headers, body } = await server.app.inject('/offline/fr');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-language': 'fr',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(body).toContain('<html lang="fr"');
    expect(body).toContain('src="/assets/main.0123.js"');
    expect(body).toContain('src="/assets/locale-fr.0123.js"');
    expect(body).toContain('id="initial-data">[]<');
    expect(body).not.toContain('rel="canonical"');
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  test('lists the texts of its language except those for administrators', async () => {
    const { body } = await server.app.inject('/offline/fr');
    const list = /id="offline-files">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(list)).toEqual(['/assets/locale-fr.0123.js', '/assets/421.0123.js']);
  });

  test('exists only in the languages of the site', async () => {
    expect((await server.app.inject('/offline/nl')).statusCode).toBe(404);
  });
});

type WebManifest = {
  id: string;
  lang: string;
  name: string;
  description: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
};

describe('the manifest', () => {
  const read = async (url: string, language = 'en') => {
    const headers = { 'accept-language': language };
    return (await server.app.inject({ url, headers })).json<WebManifest>();
  };

  test('has one app name in all languages and translated shortcuts', async () => {
    const english = await read('/manifest.webmanifest?lang=en', 'ja');
    const japanese = await read('/manifest.webmanifest?lang=ja');
    expect([english.lang, japanese.lang]).toEqual(['en', 'ja']);
    expect(japanese.id).toBe(english.id);
    expect(japanese.name).toBe(english.name);
    expect(japanese.description).not.toBe(english.description);
    expect(japanese.shortcuts.map(({ url }) => url)).toEqual(
      english.shortcuts.map(({ url }) => url),
    );
    expect(japanese.shortcuts[0]?.name).not.toBe(english.shortcuts[0]?.name);
  });

  test('is in the browser’s language by default', async () => {
    expect((await read('/manifest.webmanifest', 'pt-PT')).lang).toBe('pt-BR');
    expect((await read('/manifest.webmanifest?lang=xx', 'fr')).lang).toBe('fr');
  });

  test('meets the browsers’ criteria for installation', async () => {
    const { icons, screenshots, start_url } = await read('/manifest.webmanifest');
    expect(start_url).toBe('/');
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]),
    );
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['wide', 'narrow']),
    );
  });

  test('lists existing pictures with their actual sizes', async () => {
    const { icons, screenshots } = await read('/manifest.webmanifest');
    for (const { src, sizes } of [...icons, ...screenshots].filter(
      ({ sizes }) => sizes !== 'any',
    )) {
      const { width, height } = await sharp(path.join('public', src)).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
  });

  test('is linked from every page in the page’s language', async () => {
    const { body } = await server.app.inject('/it/faq');
    expect(body).toContain('href="/manifest.webmanifest?lang=it"');
  });
});
