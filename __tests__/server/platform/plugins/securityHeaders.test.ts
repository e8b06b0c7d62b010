import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vgr-client-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/main.js'), 'run();');
  await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await createTestServer({ config: { clientFolder: folder } });
  server.app.get('/nonce', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain').send(reply.styleNonce),
  );
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const addresses = [
  '/api/articles',
  '/api/articles/1',
  '/api/articles?page=0',
  '/api/website/get-stats',
  '/api/docs.json',
  '/api/nothing',
  '/assets/main.js',
  '/assets/nothing.js',
  '/icon.svg',
  '/sitemap.xml',
  '/robots.txt',
  '/en/feed.xml',
  '/nothing',
  '/%zz',
  '/..%2f..%2fetc%2fpasswd',
];

test.each(addresses)('%s has every security header', async (url) => {
  const { headers } = await server.app.inject({ url, headers: { origin: 'https://evil.example' } });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'self';script-src 'self';style-src-elem 'self' 'nonce-[\w+/]{22}==';style-src-attr 'none';img-src 'self' data:;connect-src 'self';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types dompurify default$/,
  );
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('every response has its own nonce, shared with its document', async () => {
  const read = async () => {
    const { headers, body } = await server.app.inject('/nonce');
    expect(headers['content-security-policy']).toContain(`'nonce-${body}'`);
    return body;
  };
  expect(await read()).not.toBe(await read());
});

test('only the API documentation allows inline styles, and its scripts are files', async () => {
  const { headers } = await server.app.inject('/api/docs');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('HSTS is sent only when the public URL uses https', async () => {
  const secure = await createTestServer({ config: { publicUrl: 'https://vgr.example' } });
  try {
    const { headers } = await secure.app.inject('/robots.txt');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  } finally {
    await secure.close();
  }
});

test('a request id sent by a client is ignored', async () => {
  const { headers } = await server.app.inject({
    url: '/robots.txt',
    headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
  });
  expect(headers['x-request-id']).not.toBe('forged');
});

test('an API on another host is allowed for requests and pictures only', async () => {
  const other = await createTestServer({ config: { apiHost: 'https://api.example/v1' } });
  const { headers } = await other.app.inject('/api/website/get-stats');
  await other.close();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    "img-src 'self' data: https://api.example;connect-src 'self' https://api.example;",
  );
  expect(policy.match(/api\.example/g)).toHaveLength(2);
});
