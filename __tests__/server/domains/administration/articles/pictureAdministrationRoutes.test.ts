import sharp from 'sharp';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { AdminPicture, AdminTextPicture } from '../../../../../src/contract/schemas/adminArticles';
import { setUpAdministration } from '../../../../support/server/administration';
import {
  content,
  createAdministrator,
  editorOf,
  text,
} from '../../../../support/server/adminArticles';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();

const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = async (width: number, height: number, background?: string) =>
  `data:image/jpeg;base64,${(await picture(width, height, background).jpeg().toBuffer()).toString('base64')}`;
/** Too small for a cover, but not for a text. */
const stamp = jpeg(100, 56);
const upload = (imageData: string) => site.editor.call('POST', adminPaths.pictures, { imageData });

test('a cover is resized to the site’s sizes and stored with the article', async () => {
  const response = await upload(await jpeg(2000, 1125));
  expect(response.statusCode).toBe(201);
  const { id, sources } = readContract(AdminPicture, response.json());
  expect(sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
  const file = await site.server.app.inject(sources[1]?.url ?? '');
  expect(file.headers['content-type']).toBe('image/webp');
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 960, height: 540 });
  const saved = await site.editor.save(
    await site.editor.create(),
    content({ en: text('With a cover') }, { pictureId: id }),
  );
  await site.editor.setStatus(saved, 'PUBLISHED');
  expect((await site.server.app.inject(paths.article(saved.id))).json()).toMatchObject({
    pictureSources: sources,
  });
});

test('the same picture uploaded twice is stored once; a small one is not enlarged', async () => {
  const image = await jpeg(1000, 563, '#993366');
  const [first, second] = [await upload(image), await upload(image)];
  expect(second.json()).toEqual(first.json());
  const { sources } = readContract(AdminPicture, first.json());
  expect(sources.map(({ width }) => width)).toEqual([480, 960]);
});

test('a picture in a text keeps its aspect ratio, is scaled down and stays in the article', async () => {
  const response = await site.editor.call('POST', adminPaths.textPictures, {
    imageData: await jpeg(2688, 1000),
  });
  expect(response.statusCode).toBe(201);
  const { src, width, height } = readContract(AdminTextPicture, response.json());
  expect([width, height]).toEqual([1344, 500]);
  const { rawPayload } = await site.server.app.inject(src);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  const figure = `<figure><img src="${src}" alt="Blue" width="1344" height="500" /><figcaption>A wall</figcaption></figure>`;
  const saved = await site.editor.save(
    await site.editor.create(),
    content({ en: text('Walls', figure) }),
  );
  await site.editor.setStatus(saved, 'PUBLISHED');
  expect((await site.server.app.inject(paths.article(saved.id))).json()).toMatchObject({
    content: figure,
  });
});

test('a small picture in a text keeps its size; members cannot upload', async () => {
  const imageData = await jpeg(40, 20);
  const response = await site.editor.call('POST', adminPaths.textPictures, { imageData });
  expect(response.json()).toMatchObject({ width: 40, height: 20 });
  const member = editorOf(site.server, await createAdministrator(site.server, ['ROLE_USER']));
  for (const path of [adminPaths.textPictures, adminPaths.pictures]) {
    expect((await member.call('POST', path, { imageData })).statusCode).toBe(403);
  }
});

test.each([
  ['a drawing', 415, async () => 'data:image/svg+xml;base64,PHN2Zy8+'],
  [
    'a page that calls itself a picture',
    415,
    async () => `data:image/png;base64,${Buffer.from('<html>').toString('base64')}`,
  ],
  ['half a picture', 422, async () => (await jpeg(600, 338)).slice(0, 400)],
  ['a stamp', 422, async () => stamp],
  [
    'more pixels than fit',
    422,
    async () =>
      `data:image/png;base64,${(await picture(9000, 5000).png().toBuffer()).toString('base64')}`,
  ],
])('%s is rejected with %i', async (_name, status, make) => {
  const imageData = await make();
  expect((await upload(imageData)).statusCode).toBe(status);
  const inText = await site.editor.call('POST', adminPaths.textPictures, { imageData });
  expect(inText.statusCode).toBe(imageData === (await stamp) ? 201 : status);
});
