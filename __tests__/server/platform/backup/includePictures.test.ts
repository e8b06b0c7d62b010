import { splitLines } from '../../../../src/server/platform/backup/backupFile';
import { dumpTables } from '../../../../src/server/platform/backup/dumpTables';
import { loadTables } from '../../../../src/server/platform/backup/loadTables';
import { checkIntegrity } from '../../../../src/server/platform/integrity/checkIntegrity';
import { openPictures } from '../../../../src/server/process/commandPictures';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { fillSite } from '../../../support/database/fillSite';
import { moveToBucket } from '../../../support/server/moveToBucket';
import { startS3Server, type S3Server } from '../../../support/server/s3Server';

let s3: S3Server;
/** A site whose pictures are in a bucket. */
let site: TestDatabase;
let copy: TestDatabase;
let original: Buffer;
const damaged: string[] = [];

beforeAll(async () => {
  s3 = await startS3Server();
  site = await createTestDatabase();
  await fillSite(site.database);
  original = await moveToBucket(site.unlimited, s3.address('vgr'));
});
beforeEach(async () => {
  copy = await createTestDatabase();
});
afterEach(async () => {
  damaged.length = 0;
  s3.behave('works');
  await copy.close();
});
afterAll(async () => {
  await site?.close();
  await s3?.close();
});

/** Backs the site up and restores it into the copy. */
const backUp = () =>
  dumpTables(
    site.unlimited,
    {
      extent: 'backup',
      now: new Date(),
      pictures: {
        onDamaged: ({ width }, reason) => damaged.push(`${width} ${reason}`),
        openStores: openPictures,
      },
    },
    ({ text }) => loadTables(copy.unlimited, splitLines(text), { tombstones: [] }),
  );

const filesOf = ({ database }: TestDatabase) =>
  database.selectFrom('pictureFiles').select(['bytes', 'objectKey', 'size']).execute();

test('a restored site has the pictures of the bucket in its database', async () => {
  expect(await filesOf(site)).toEqual([
    { bytes: null, objectKey: expect.any(String), size: original.length },
  ]);
  await backUp();
  expect(await filesOf(copy)).toEqual([
    { bytes: original, objectKey: null, size: original.length },
  ]);
  expect(await copy.database.selectFrom('pictureObjects').selectAll().execute()).toEqual([]);
  expect(await checkIntegrity(copy.unlimited)).toEqual([]);
  expect(damaged).toEqual([]);
});

test('a backup fails while the bucket fails', async () => {
  s3.behave('fails');
  await expect(backUp()).rejects.toMatchObject({ name: 'PictureStoreError' });
  expect(await filesOf(copy)).toEqual([]);
});

test('a picture that was damaged in the bucket is named, and stays damaged in a restored site', async () => {
  const [key = ''] = await s3.keys('vgr');
  await s3.overwrite(key, Buffer.alloc(original.length));
  await backUp();
  await s3.overwrite(key, original);
  expect(damaged).toEqual(['800 corrupt']);
  expect(await checkIntegrity(copy.unlimited)).toEqual([
    expect.objectContaining({ name: 'bytes of pictures', total: 1 }),
  ]);
});
