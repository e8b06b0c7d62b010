import { checkBuckets } from '../../../../src/server/platform/integrity/checkBuckets';
import { openPictures } from '../../../../src/server/process/commandPictures';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { fillSite } from '../../../support/database/fillSite';
import { moveToBucket } from '../../../support/server/moveToBucket';
import { startS3Server, type S3Server } from '../../../support/server/s3Server';

let s3: S3Server;
let site: TestDatabase;
let original: Buffer;
const name = 'pictures in buckets';

beforeAll(async () => {
  s3 = await startS3Server();
  site = await createTestDatabase();
  await fillSite(site.database);
  original = await moveToBucket(site.unlimited, s3.address('vgr'));
});
afterEach(() => s3.behave('works'));
afterAll(async () => {
  await site?.close();
  await s3?.close();
});

async function check() {
  const database = site.unlimited;
  const pictures = openPictures(database);
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const findings = await checkBuckets({ database, pictures, print }).finally(pictures.close);
  return { findings, printed };
}

test('pictures in order are read and are no finding', async () => {
  expect(await check()).toEqual({ findings: [], printed: [name, '  1 files'] });
});

test('a picture that the bucket damaged is named', async () => {
  const [key = ''] = await s3.keys('vgr');
  await s3.overwrite(key, Buffer.alloc(original.length));
  const { findings } = await check();
  await s3.overwrite(key, original);
  const examples = [expect.stringMatching(/^\w+-800\.webp: corrupt$/)];
  expect(findings).toEqual([{ name, total: 1, examples, repairable: false }]);
});

test('a bucket that fails is a finding', async () => {
  s3.behave('fails');
  const { findings } = await check();
  const examples = [expect.stringMatching(/^the bucket cannot be read \(\w+\)/)];
  expect(findings).toEqual([{ name, total: 1, examples, repairable: false }]);
});
