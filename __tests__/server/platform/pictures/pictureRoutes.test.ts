import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
const bytes = Buffer.from('RIFF0000WEBPVP8 not really a picture');
beforeAll(async () => {
  server = await createTestServer();
  const { id } = await server.database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.database
    .insertInto('pictureFiles')
    .values({
      pictureId: id,
      width: 800,
      contentType: 'image/webp',
      hash: '0a1b2c3d4e5f6071',
      bytes,
    })
    .execute();
});
afterAll(async () => server?.close());

const address = '/media/pictures/0a1b2c3d4e5f6071-800.webp';

test('a picture is sent unchanged, cached as immutable and cannot run anything', async () => {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: address,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: '"0a1b2c3d4e5f6071"',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('returns 304 to a client that has the picture', async () => {
  const { statusCode, body } = await server.app.inject({
    url: address,
    headers: { 'if-none-match': '"0a1b2c3d4e5f6071"' },
  });
  expect([statusCode, body]).toEqual([304, '']);
});

test.each([
  '/media/pictures/0a1b2c3d4e5f6071-801.webp',
  '/media/pictures/ffffffffffffffff-800.webp',
  '/media/pictures/0a1b2c3d4e5f6071-800.png',
  '/media/pictures/0A1B2C3D4E5F6071-800.webp',
  '/media/pictures/..%2f0a1b2c3d4e5f6071-800.webp',
  '/media/pictures/%00',
  '/media/pictures/',
  '/media/',
])('%s gets 404', async (url) => {
  const { statusCode, headers } = await server.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
