import {
  parsePictureFile,
  picturePath,
} from '../../../../src/server/platform/pictures/picturePath';

test('a picture path is parsed into the values it was made of', () => {
  const path = picturePath('0a1b2c3d4e5f6071', 400);
  expect(path).toBe('/media/pictures/0a1b2c3d4e5f6071-400.webp');
  expect(parsePictureFile(path.slice('/media/pictures/'.length))).toEqual({
    hash: '0a1b2c3d4e5f6071',
    width: 400,
  });
});

test.each([
  '',
  'x.webp',
  '0a1b2c3d-0.webp',
  '0a1b2c3d-999999.webp',
  '0a1b-400.webp',
  '0a1b2c3d-400.webp\n',
])('%j is not a picture file', (file) => {
  expect(parsePictureFile(file)).toBeUndefined();
});
