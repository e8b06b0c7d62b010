import { fitPicture } from '../../../../src/features/records/proofs/fitPicture';

/** What jsdom lacks: decoding of pictures and a canvas, whose files have these sizes in turn. */
function fakeBrowser({ width = 800, height = 600, readable = true, sizes = [1000] } = {}) {
  const closed = jest.fn();
  const drawn: number[][] = [];
  globalThis.createImageBitmap = jest.fn(async () => {
    if (!readable) throw new DOMException('No picture.', 'InvalidStateError');
    return { width, height, close: closed };
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => undefined,
        drawImage: (...[, , , ...size]: number[]) => drawn.push(size),
      }) as never,
  );
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue('data:image/jpeg;base64,small');
  const left = [...sizes];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob([new Uint8Array(left.shift() ?? 1)], { type: type ?? '' }));
  });
  return { closed, drawn };
}

const megabyte = 1024 * 1024;
const file = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

afterEach(() => jest.restoreAllMocks());

test('leaves a picture that fits as it is, and shows a small copy', async () => {
  const { closed, drawn } = fakeBrowser();
  const fitted = await fitPicture(file(5));
  expect(fitted).toMatchObject({ preview: 'data:image/jpeg;base64,small' });
  expect(typeof fitted === 'object' && [fitted.file.type, fitted.file.size]).toEqual([
    'image/png',
    5,
  ]);
  expect(drawn).toEqual([[800, 600]]);
  expect(closed).toHaveBeenCalled();
});

test.each([
  ['is wider than 1920 pixels', { width: 2000, height: 1500 }, file(5)],
  ['has more than 2 MiB', {}, file(3 * megabyte)],
  ['is of another format', {}, file(5, 'image/heic')],
])('scales a picture down that %s', async (_what, size, chosen) => {
  const { drawn } = fakeBrowser(size);
  const fitted = await fitPicture(chosen);
  expect(typeof fitted === 'object' && fitted.file.type).toBe('image/jpeg');
  expect(Math.max(...(drawn[0] ?? []))).toBeLessThanOrEqual(1920);
});

test('tries lower qualities before it gives up', async () => {
  fakeBrowser({ width: 8000, sizes: [12 * megabyte, 9 * megabyte] });
  expect(await fitPicture(file(5))).toMatchObject({ file: { size: 9 * megabyte } });
  fakeBrowser({ width: 8000, sizes: [12, 12, 12].map((size) => size * megabyte) });
  expect(await fitPicture(file(5))).toBe('tooLarge');
});

test('says that a file is no picture', async () => {
  fakeBrowser({ readable: false });
  expect(await fitPicture(file(5))).toBe('unreadable');
});
