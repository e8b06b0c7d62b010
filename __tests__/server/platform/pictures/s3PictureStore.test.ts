import { adminPaths } from '../../../../src/contract/adminPaths';
import { AdminPicture } from '../../../../src/contract/schemas/adminArticles';
import { deleteUnusedObjects } from '../../../../src/server/platform/pictures/deleteUnusedObjects';
import { normalizeStoreAddress } from '../../../../src/server/platform/pictures/pictureStoreAddress';
import { createPictureStores } from '../../../../src/server/platform/pictures/pictureStores';
import { createAdministrator, type Administrator } from '../../../support/server/adminArticles';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { pictureDataUrl } from '../../../support/server/pictureDataUrl';
import { startS3Server, type S3Server } from '../../../support/server/s3Server';
import { readContract } from '../../../support/readContract';

let s3: S3Server;
let server: TestServer;
/** A second node, for requests that must time out. */
let hasty: TestServer;
let member: Administrator;
const log: string[] = [];

beforeAll(async () => {
  s3 = await startS3Server();
  const config = {
    pictureStore: normalizeStoreAddress(s3.address('vgr')),
    rateLimitFactor: 1000,
  };
  server = await createTestServer({ config, writeLog: (line) => log.push(line) });
  const pictureStoreTimeouts = { connection: 1000, read: 200, write: 50 };
  hasty = await createTestServer({ node: server, config: { ...config, pictureStoreTimeouts } });
  member = await createAdministrator(server);
});
afterAll(async () => {
  await hasty?.close();
  await server?.close();
  await s3?.close();
});
afterEach(() => s3.behave('works'));

const send = async (language = 'en', node = server) =>
  node.app.inject({
    method: 'POST',
    url: adminPaths.pictures,
    headers: { ...member.headers, 'accept-language': language },
    payload: { imageData: await pictureDataUrl() },
  });

/** Uploads a new picture; returns its smallest file. */
async function upload() {
  const response = await send();
  expect(response.statusCode).toBe(201);
  const { id, sources } = readContract(AdminPicture, response.json());
  const { objectKey } = await server.database
    .selectFrom('pictureFiles')
    .select('objectKey')
    .where('pictureId', '=', id)
    .where('width', '=', 480)
    .executeTakeFirstOrThrow();
  return { id, url: sources[0]?.url ?? '', key: objectKey ?? '' };
}

const get = (url: string, headers: Record<string, string> = {}, node = server) =>
  node.app.inject({ url, headers });

const countRows = async (table: 'pictures' | 'pictureFiles' | 'auditLog') => {
  const { total } = await server.database
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

test('an uploaded picture is in the bucket, not in the database, and is served as before', async () => {
  const { id, url, key } = await upload();
  expect(await s3.keys('vgr')).toContain(key);
  const rows = server.database.selectFrom('pictureFiles').select(['bytes', 'size', 'sha256']);
  const row = await rows.where('pictureId', '=', id).executeTakeFirstOrThrow();
  expect(row).toEqual({ bytes: null, size: expect.any(Number), sha256: expect.any(String) });
  const { statusCode, headers, rawPayload } = await get(url);
  expect([statusCode, rawPayload.length]).toEqual([200, row.size]);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${/([0-9a-f]+)-/.exec(url)?.[1] ?? ''}"`,
  });
});

test('a client that has the picture gets 304 without a request to the bucket', async () => {
  const { url } = await upload();
  const etag = String((await get(url)).headers.etag);
  const before = s3.requests.length;
  const { statusCode, headers, body } = await get(url, { 'if-none-match': etag });
  expect([statusCode, body]).toEqual([304, '']);
  expect(headers['cache-control']).toContain('immutable');
  expect(s3.requests).toHaveLength(before);
});

test('many readers of one picture are all served', async () => {
  const { url } = await upload();
  const responses = await Promise.all(Array.from({ length: 40 }, () => get(url)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test.each(['fails', 'hangs', 'stalls'] as const)(
  'a picture gets 503 that is not cached while the bucket %s; pages are served',
  async (behaviour) => {
    const { url } = await upload();
    s3.behave(behaviour);
    const node = behaviour === 'fails' ? server : hasty;
    const [picture, page] = await Promise.all([get(url, {}, node), get('/api/articles')]);
    expect(picture.statusCode).toBe(503);
    expect(picture.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(page.statusCode).toBe(200);
    s3.behave('works');
    expect((await get(url)).statusCode).toBe(200);
  },
);

test.each(['fails', 'hangs'] as const)(
  'an upload gets a translated 503 and stores nothing while the bucket %s',
  async (behaviour) => {
    const before = [await countRows('pictures'), await countRows('auditLog')];
    s3.behave(behaviour);
    const response = await send('fr', behaviour === 'fails' ? server : hasty);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json()).toMatchObject({ detail: expect.stringContaining('enregistr') });
    expect([await countRows('pictures'), await countRows('auditLog')]).toEqual(before);
  },
);

test.each([
  ['changed', (bytes: Buffer) => Buffer.from(bytes).fill(0, 10, 20)],
  ['truncated', (bytes: Buffer) => bytes.subarray(0, 50)],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
])('a %s object is never sent to a reader', async (_name, damage) => {
  const { url, key } = await upload();
  const { rawPayload } = await get(url);
  await s3.overwrite(key, damage(rawPayload));
  expect((await get(url)).statusCode).toBe(503);
  await s3.overwrite(key, rawPayload);
  expect((await get(url)).rawPayload.equals(rawPayload)).toBe(true);
});

test('failures are logged without addresses and credentials', async () => {
  const { url } = await upload();
  log.length = 0;
  s3.behave('fails');
  await get(url);
  await send();
  expect(log.filter((line) => line.includes('"level":40'))).toHaveLength(2);
  expect(log.join('\n')).not.toMatch(/S3RVER|AWS4|127\.0\.0\.1:\d|Authorization/);
});

describe('the cleanup of objects', () => {
  const cleanUp = (now: Date) => {
    const { database } = server;
    const clock = () => now;
    const logger = { warn: () => undefined };
    const config = {};
    const pictures = createPictureStores({ config, clock, database, logger });
    return deleteUnusedObjects({ clock, database, logger, pictures });
  };
  const later = () => new Date(server.now().getTime() + 2 * 3_600_000);

  test('deletes those of failed uploads and deleted pictures, and no other', async () => {
    const kept = await upload();
    const gone = await upload();
    await server.database.deleteFrom('pictures').where('id', '=', gone.id).execute();
    expect(await cleanUp(server.now())).toBe(0);
    expect(await s3.keys('vgr')).toContain(gone.key);
    expect(await cleanUp(later())).toBeGreaterThan(0);
    const keys = await s3.keys('vgr');
    expect(keys).not.toContain(gone.key);
    expect(keys).toContain(kept.key);
    expect((await get(kept.url)).statusCode).toBe(200);
    expect(await cleanUp(later())).toBe(0);
  });

  test('continues later when the bucket fails', async () => {
    const gone = await upload();
    await server.database.deleteFrom('pictures').where('id', '=', gone.id).execute();
    s3.behave('fails');
    expect(await cleanUp(later())).toBe(0);
    s3.behave('works');
    expect(await cleanUp(later())).toBeGreaterThan(0);
    expect(await s3.keys('vgr')).not.toContain(gone.key);
  });
});
