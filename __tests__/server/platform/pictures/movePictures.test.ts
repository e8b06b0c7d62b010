import { createHash } from 'node:crypto';
import { deleteUnusedObjects } from '../../../../src/server/platform/pictures/deleteUnusedObjects';
import { movePictures } from '../../../../src/server/platform/pictures/movePictures';
import { picturePath } from '../../../../src/server/platform/pictures/picturePath';
import { createPictureRepository } from '../../../../src/server/platform/pictures/pictureRepository';
import { normalizeStoreAddress } from '../../../../src/server/platform/pictures/pictureStoreAddress';
import {
  createPictureStores,
  type PictureStores,
} from '../../../../src/server/platform/pictures/pictureStores';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { startS3Server, type S3Server } from '../../../support/server/s3Server';

let s3: S3Server;
/** Two nodes with one database. */
let nodes: [TestServer, TestServer];
let files: { url: string; hash: string; bytes: Buffer }[];
const total = 14;
const batch = 6;

const s3Store = () => normalizeStoreAddress(s3.address('vgr')) ?? '';
/** Closed after the tests: they keep connections to the service open. */
const opened: PictureStores[] = [];

beforeAll(async () => {
  s3 = await startS3Server();
  const first = await createTestServer();
  nodes = [first, await createTestServer({ node: first, config: { pictureStore: s3Store() } })];
});
afterAll(async () => {
  for (const pictures of opened) pictures.close();
  await nodes?.[1].close();
  await nodes?.[0].close();
  await s3?.close();
});

beforeEach(async () => {
  s3.behave('works');
  const { database } = nodes[0];
  await database.deleteFrom('pictures').execute();
  const texts = Array.from({ length: total }, (_, index) => `picture ${index}`);
  files = texts.map((text) => {
    const bytes = Buffer.alloc(2000, text);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    return { url: picturePath(hash, 480), hash, bytes };
  });
  const { id: pictureId } = await database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  // The widths differ only because a picture has one file per width.
  const rows = files.map(({ hash, bytes }, index) => {
    return { pictureId, width: index + 1, hash, bytes, contentType: 'image/webp' };
  });
  await database.insertInto('pictureFiles').values(rows).execute();
  files = files.map((file, index) => ({ ...file, url: picturePath(file.hash, index + 1) }));
});

function prepare() {
  const { database, now: clock } = nodes[0];
  const logger = { warn: () => undefined };
  const pictures = createPictureStores({ config: {}, clock, database, logger });
  opened.push(pictures);
  const failures: string[] = [];
  const moved: number[] = [];
  const move = (to: string, onProgress: () => unknown = () => undefined) =>
    movePictures({
      database,
      pictures,
      target: pictures.at(to),
      batch,
      onProgress: (progress) => {
        moved.push(progress.moved);
        onProgress();
      },
      onFailure: ({ hash }, reason) => failures.push(`${hash} ${reason}`),
    });
  const cleanUp = () =>
    deleteUnusedObjects({
      clock: () => new Date(clock().getTime() + 2 * 3_600_000),
      database,
      logger,
      pictures,
    });
  return { move, cleanUp, failures, moved, pictures };
}

/** How many files are in the database. */
async function countBytes(): Promise<number> {
  const { count } = await nodes[0].database
    .selectFrom('pictureFiles')
    .select((select) => select.fn.count<number>('bytes').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function expectEveryPicture(node: TestServer): Promise<void> {
  for (const { url, bytes } of files) {
    const { statusCode, rawPayload } = await node.app.inject(url);
    expect([url, statusCode, rawPayload.equals(bytes)]).toEqual([url, 200, true]);
  }
}

test('files are moved to the bucket and back, and no copies remain', async () => {
  const { move, cleanUp, moved } = prepare();
  expect(await move(s3Store())).toEqual({ moved: total, failed: 0 });
  expect(moved).toEqual([6, 12, total]);
  expect(await countBytes()).toBe(0);
  for (const node of nodes) await expectEveryPicture(node);
  expect(await move('database')).toEqual({ moved: total, failed: 0 });
  expect(await countBytes()).toBe(total);
  await cleanUp();
  expect(await s3.keys('vgr')).toEqual([]);
  for (const node of nodes) await expectEveryPicture(node);
});

test('no picture is missing on any node at any moment of the moves', async () => {
  const { move, cleanUp } = prepare();
  const state = { moving: true };
  const read = async (node: TestServer) => {
    while (state.moving) await expectEveryPicture(node);
  };
  const readers = Promise.all(nodes.map(read));
  await move(s3Store());
  // Deletes the objects of moved files at once, while readers may still have their old rows.
  const cleanups: Promise<number>[] = [];
  await move('database', () => cleanups.push(cleanUp()));
  // The next move writes new objects, which are old enough to be deleted for the clock of this cleanup.
  await Promise.all(cleanups);
  await move(s3Store());
  state.moving = false;
  await readers;
});

test('a request that read its row before a move gets the picture after it', async () => {
  const { move, cleanUp, pictures } = prepare();
  await move(s3Store());
  const { hash = '', bytes } = files[0] ?? {};
  const row = await createPictureRepository(nodes[0].database).findFile({ hash, width: 1 });
  await move('database');
  await cleanUp();
  expect(row && (await pictures.read(row))).toEqual(bytes);
});

test('a move that stopped is continued, and a repeated one does nothing', async () => {
  const { move } = prepare();
  const stop = () => s3.behave('fails');
  await expect(move(s3Store(), stop)).rejects.toMatchObject({ name: 'PictureStoreError' });
  expect(await countBytes()).toBe(total - batch);
  s3.behave('works');
  expect(await move(s3Store())).toEqual({ moved: total - batch, failed: 0 });
  const before = s3.requests.length;
  expect(await move(s3Store())).toEqual({ moved: 0, failed: 0 });
  expect(s3.requests).toHaveLength(before);
  await expectEveryPicture(nodes[0]);
});

test('two moves at once move each file once', async () => {
  const { move, cleanUp } = prepare();
  await Promise.all([move(s3Store()), move(s3Store())]);
  await cleanUp();
  expect(await s3.keys('vgr')).toHaveLength(total);
  await expectEveryPicture(nodes[1]);
});

test('a file that is damaged in its store stays there and is reported', async () => {
  const { move, failures } = prepare();
  await move(s3Store());
  const [first, second] = files;
  const { objectKey } = await nodes[0].database
    .selectFrom('pictureFiles')
    .select('objectKey')
    .where('hash', '=', first?.hash ?? '')
    .executeTakeFirstOrThrow();
  await s3.overwrite(objectKey ?? '', Buffer.alloc(2000, 'damaged'));
  expect(await move('database')).toEqual({ moved: total - 1, failed: 1 });
  expect(failures).toEqual([`${first?.hash} corrupt`]);
  expect(await countBytes()).toBe(total - 1);
  expect((await nodes[0].app.inject(first?.url ?? '')).statusCode).toBe(503);
  expect((await nodes[0].app.inject(second?.url ?? '')).statusCode).toBe(200);
});
