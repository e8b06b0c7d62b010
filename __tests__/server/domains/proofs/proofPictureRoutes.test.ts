import { createHash, randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { paths } from '../../../../src/contract/paths';
import { proofRules } from '../../../../src/contract/records/proofs';
import { UploadedProofPicture } from '../../../../src/contract/schemas/proofs';
import { readContract } from '../../../support/readContract';
import { proofClient } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  member = proofClient(server, await joinAs(server));
});

const dataUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** A picture that is dark on the left. */
const half = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#eeeeee' } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#202020' },
      },
      left: 0,
      top: 0,
    },
  ]);

const upload = async (imageData: string, language?: string) =>
  member.call('POST', paths.proofPictures, { imageData }, language);

async function uploaded(bytes: Buffer, type?: string) {
  const response = await upload(dataUrl(bytes, type));
  expect(response.statusCode).toBe(201);
  return readContract(UploadedProofPicture, response.json());
}

const stored = async (id: number) =>
  server.database
    .selectFrom('proofPictures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const load = async (url: string) => (await server.app.inject({ url })).rawPayload;

test('a picture is kept upright and small enough, without the data of its file, beside a thumbnail', async () => {
  const exif = { IFD0: { Copyright: 'Canary 4711' } };
  const turned = half(4000, 3000).jpeg().withExif(exif).withMetadata({ orientation: 6 });
  const sent = await turned.toBuffer();
  expect(sent.includes('Canary')).toBe(true);
  const { id, picture, scores } = await uploaded(sent);
  expect(picture).toMatchObject({ width: 1440, height: 1920 });
  expect(scores).toBe(0);
  const [whole, thumbnail] = [await load(picture.url), await load(picture.thumbnail)];
  expect(whole.includes('Canary')).toBe(false);
  const metadata = await sharp(whole).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1440, height: 1920 });
  expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 480, height: 640 });
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const { sha256, ...kept } = await stored(id);
  expect(kept).toMatchObject({ fileSha256: hash(sent) });
  expect(sha256).toBe(hash(whole));
  // Once it is accepted, its event has the hash.
  expect(picture.url).not.toContain(sha256.slice(0, 8));
});

test('the same file is the same picture, also twice at once; of another player it is another one', async () => {
  const sent = await half(700, 500).png().toBuffer();
  const [one, two] = await Promise.all([uploaded(sent, 'image/png'), uploaded(sent, 'image/png')]);
  expect(two).toEqual(one);
  member = proofClient(server, await joinAs(server));
  const other = await uploaded(sent, 'image/png');
  expect(other.id).not.toBe(one.id);
  expect(other.picture.url).not.toBe(one.picture.url);
});

test('a picture that was scaled and compressed again looks the same, another one does not', async () => {
  const original = half(1600, 900).png();
  const { id } = await uploaded(await original.toBuffer(), 'image/png');
  const copy = await sharp(await original.toBuffer())
    .resize(800)
    .jpeg({ quality: 60 })
    .toBuffer();
  const { look } = await stored(id);
  expect(look).toMatch(/^[0-9a-f]{16}$/);
  expect((await stored((await uploaded(copy)).id)).look).toBe(look);
  const flopped = await sharp(await original.toBuffer())
    .flop()
    .png()
    .toBuffer();
  expect((await stored((await uploaded(flopped, 'image/png')).id)).look).not.toBe(look);
});

test('a picture of nearly ten megabytes with as many pixels as a phone takes is kept', async () => {
  const noise = sharp(randomBytes(1800 * 1800 * 3), {
    raw: { width: 1800, height: 1800, channels: 3 },
  });
  const sent = await noise.png({ compressionLevel: 0 }).toBuffer();
  expect(sent.length).toBeGreaterThan(9_000_000);
  expect(sent.length).toBeLessThan(proofRules.pictureBytes);
  const { picture } = await uploaded(sent, 'image/png');
  expect(picture).toMatchObject({ width: 1800, height: 1800 });
  const large = await half(5712, 4284).jpeg().toBuffer();
  expect((await uploaded(large)).picture).toMatchObject({ width: 1920, height: 1440 });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const hostile: [string, number, () => Promise<string> | string][] = [
  ['a drawing', 415, () => dataUrl(Buffer.from(svg), 'image/svg+xml')],
  ['a drawing that calls itself a picture', 415, () => dataUrl(Buffer.from(svg), 'image/png')],
  ['an animation', 415, async () => dataUrl(await half(20, 20).gif().toBuffer(), 'image/gif')],
  [
    'an animation that calls itself a picture',
    415,
    async () => dataUrl(await half(20, 20).gif().toBuffer(), 'image/webp'),
  ],
  ['a TIFF file', 415, async () => dataUrl(await half(20, 20).tiff().toBuffer(), 'image/png')],
  [
    'half a picture',
    422,
    async () => dataUrl((await half(800, 600).jpeg().toBuffer()).subarray(0, 2000)),
  ],
  [
    'a PNG file that ends too early',
    422,
    async () => dataUrl((await half(800, 600).png().toBuffer()).subarray(0, 600), 'image/png'),
  ],
  ['only a signature', 422, () => dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
  ['nothing', 422, () => 'data:image/png;base64,'],
  ['no base64', 422, () => 'data:image/png;base64,%%%'],
  ['an address', 415, () => 'https://example.org/proof.png'],
  [
    'more pixels than fit into memory',
    422,
    async () => dataUrl(await half(9000, 8000).png().toBuffer(), 'image/png'),
  ],
  [
    'more than ten megabytes',
    413,
    () => {
      const bytes = Buffer.alloc(proofRules.pictureBytes + 1);
      bytes.set([0xff, 0xd8, 0xff]);
      return dataUrl(bytes);
    },
  ],
];

test.each(hostile)('%s is refused with %i', async (_name, status, make) => {
  const count = async () =>
    (await server.database.selectFrom('proofPictures').select('id').execute()).length;
  const before = await count();
  expect((await upload(await make())).statusCode).toBe(status);
  expect(await count()).toBe(before);
});

test('a page behind a picture is gone once it is encoded anew', async () => {
  const page = '<script>alert("4711")</script>';
  const polyglot = Buffer.concat([await half(600, 400).jpeg().toBuffer(), Buffer.from(page)]);
  const { picture } = await uploaded(polyglot);
  expect((await load(picture.url)).includes('4711')).toBe(false);
  const { headers } = await server.app.inject({ url: picture.url });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('the reason is in the reader’s language; guests cannot upload', async () => {
  const imageData = dataUrl(Buffer.from('GIF89a'), 'image/gif');
  expect((await upload(imageData, 'fr')).json()).toMatchObject({
    detail: 'Seules les images JPEG, PNG et WebP sont acceptées.',
  });
  const guest = proofClient(server, { headers: {} });
  const response = await guest.call('POST', paths.proofPictures, { imageData });
  expect(response.statusCode).toBe(401);
});

test('a picture says how many scores it proves', async () => {
  const [chart, other] = [await addChart(server.database), await addChart(server.database)];
  const bytes = await half(640, 480).webp().toBuffer();
  const { id } = await uploaded(bytes, 'image/webp');
  await member.sent(await member.postScore(chart), { picture: id });
  await member.postScore(other, { proof: { picture: id } });
  expect(await uploaded(bytes, 'image/webp')).toMatchObject({ id, scores: 2 });
  await member.postScore(other, { values: [900], confirmed: ['waitingProof'] });
  expect(await uploaded(bytes, 'image/webp')).toMatchObject({ scores: 1 });
});
