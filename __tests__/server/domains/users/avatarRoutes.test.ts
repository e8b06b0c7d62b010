import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { paths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, eventsOf, logIn, post } from '../../../support/server/members';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

async function newMember(facts = {}) {
  const member = await createMember(server, facts);
  return { ...member, headers: bearer(await logIn(server, member)) };
}
const upload = (headers: Record<string, string>, imageData: unknown) =>
  post(server, paths.uploadAvatar, { imageData }, headers);
const show = (id: number | string, headers = {}) =>
  server.app.inject({ url: `/users/${id}/avatar?t=1763640000`, headers });
const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

const canvas = (width = 300, height = 200) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  });
/** Noise hardly compresses, so files of a given size can be made. */
const padded = async (size: number) => {
  const png = await canvas().png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(size - png.length)]);
};

test.each(['jpeg', 'png', 'gif'] as const)(
  'a %s is stored as a small picture without metadata',
  async (format) => {
    const member = await newMember();
    const secret = 'made at home';
    const file = await canvas()
      .withMetadata({ exif: { IFD0: { Copyright: secret } } })
      .toFormat(format)
      .toBuffer();
    const response = await upload(member.headers, dataUrl(file, `image/${format}`));
    expect(response.json()).toEqual({ success: true });
    const shown = await show(member.id);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const picture = await sharp(shown.rawPayload).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 100, height: 100 });
    expect(picture.exif).toBeUndefined();
    expect(shown.rawPayload.includes(secret)).toBe(false);
    expect(await eventsOf(server, member.id)).toContain('avatarChanged');
  },
);

test('a picture can only be displayed, and is revalidated with 304', async () => {
  const member = await newMember();
  await upload(member.headers, dataUrl(await canvas().png().toBuffer()));
  const { headers } = await show(member.id);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'no-cache',
  });
  const etag = String(headers.etag);
  expect((await show(member.id, { 'if-none-match': etag })).statusCode).toBe(304);
  await upload(member.headers, dataUrl(await canvas(50, 90).tint('#00ff00').png().toBuffer()));
  expect((await show(member.id, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('an animation is stored as a still picture', async () => {
  const frames = [0, 255].map((red) => Buffer.alloc(40 * 40 * 3, Buffer.from([red, 0, 0])));
  const animation = await sharp(Buffer.concat(frames), {
    raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
  })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const member = await newMember();
  const response = await upload(member.headers, dataUrl(animation, 'image/gif'));
  expect(response.statusCode).toBe(200);
  const picture = await sharp((await show(member.id)).rawPayload).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 100, height: 100 });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

test.each<[string, number, () => unknown | Promise<unknown>]>([
  ['an SVG', 415, () => dataUrl(svg, 'image/svg+xml')],
  ['an SVG that calls itself PNG', 415, () => dataUrl(svg, 'image/png')],
  ['a WebP', 415, async () => dataUrl(await canvas().webp().toBuffer(), 'image/webp')],
  [
    'a TIFF that calls itself JPEG',
    415,
    async () => dataUrl(await canvas().tiff().toBuffer(), 'image/jpeg'),
  ],
  ['HTML', 415, () => dataUrl(Buffer.from('<html>'), 'text/html')],
  [
    'a page that begins like a GIF',
    400,
    () => dataUrl(Buffer.from('GIF89a/*<script>*/=1'), 'image/gif'),
  ],
  ['a PNG that ends after its first bytes', 400, () => dataUrl(pngStart)],
  ['half a PNG', 400, async () => dataUrl((await canvas().png().toBuffer()).subarray(0, 120))],
  ['15,000 × 15,000 pixels in a small file', 400, () => dataUrl(bomb(15_000, 15_000))],
  ['a line of a hundred million pixels', 400, () => dataUrl(headerOnly(1, 100_000_000))],
  ['2 MiB and a byte', 413, async () => dataUrl(await padded(2 * 1024 * 1024 + 1))],
  [
    'more than the body may hold',
    413,
    () => `data:image/png;base64,${'A'.repeat(3 * 1024 * 1024)}`,
  ],
  ['no data URL', 400, () => 'https://example.org/picture.png'],
  ['no base64', 400, () => 'data:image/png,abc'],
  ['broken base64', 400, () => 'data:image/png;base64,%%%%'],
  ['nothing', 422, () => ''],
  ['a list', 422, () => ['data:image/png;base64,AAAA']],
])('%s is rejected (%i)', async (_name, status, make) => {
  const member = await newMember();
  const response = await upload(member.headers, await make());
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ message: expect.any(String) });
  expect((await show(member.id)).headers['content-type']).toContain('svg');
});

/** A whole PNG of black pixels, one bit each. */
function bomb(width: number, height: number) {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    headerOnly(width, height, [1, 0]),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose header claims this many pixels, of this depth and kind. */
function headerOnly(width: number, height: number, pixels = [8, 2]) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set(pixels, 8);
  return Buffer.concat([pngStart, chunk('IHDR', data)]);
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

test('exactly 2 MiB are accepted, and data hidden behind the picture is dropped', async () => {
  const member = await newMember();
  const file = await padded(2 * 1024 * 1024);
  file.write('<script>alert(1)</script>', file.length - 100);
  expect((await upload(member.headers, dataUrl(file))).statusCode).toBe(200);
  expect((await show(member.id)).rawPayload.includes('<script>')).toBe(false);
});

test('other routes reject a body of that size', async () => {
  const body = { username: 'x'.repeat(100_000), password: 'x' };
  expect((await post(server, paths.login, body)).statusCode).toBe(413);
});

test('requires a log-in', async () => {
  const file = dataUrl(await canvas().png().toBuffer());
  expect((await upload({}, file)).statusCode).toBe(401);
});

test('initials stand in for a missing picture, and a generic figure for an unknown member', async () => {
  const member = await newMember({ username: 'Rita_Ōe' });
  const shown = await show(member.id);
  expect(shown.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(shown.body).toContain('>RŌ</text>');
  expect((await show(999_999)).body).toContain('<circle');
  expect((await show('me')).statusCode).toBe(404);
});

test('a deleted member’s picture is deleted', async () => {
  const member = await newMember();
  await upload(member.headers, dataUrl(await canvas().png().toBuffer()));
  await server.app.inject({
    method: 'DELETE',
    url: paths.user(member.id),
    payload: { password: member.password },
    headers: member.headers,
  });
  expect((await show(member.id)).body).toContain('<circle');
});

test('an account that is deleted while its picture arrives is logged out', async () => {
  const { id, headers } = await newMember();
  const picture = dataUrl(await canvas().png().toBuffer());
  // The body is read once the session was accepted.
  async function* body() {
    await server.database.deleteFrom('users').where('id', '=', id).execute();
    yield JSON.stringify({ imageData: picture });
  }
  const response = await server.app.inject({
    method: 'POST',
    url: paths.uploadAvatar,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: Readable.from(body()),
  });
  expect(response.statusCode).toBe(401);
  expect(
    await server.database.selectFrom('avatars').selectAll().where('userId', '=', id).execute(),
  ).toEqual([]);
});
