import { AvatarError, centreSquare, cropAvatar } from '../../../src/features/profile/cropAvatar';

/** What jsdom lacks: decoding of pictures and a canvas. */
const fakeBrowser = ({ width = 300, height = 200, drawing = true, readable = true } = {}) => {
  const closed = jest.fn();
  const context = {
    fillStyle: '',
    imageSmoothingQuality: '',
    fillRect: jest.fn(),
    drawImage: jest.fn(),
  };
  globalThis.createImageBitmap = jest.fn(async () => {
    if (!readable) throw new DOMException('No picture.', 'InvalidStateError');
    return { width, height, close: closed };
  });
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
  getContext.mockImplementation(() => (drawing ? (context as never) : null));
  const toDataURL = jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue('data:image/jpeg;base64,x');
  return { context, closed, toDataURL };
};

const createFile = (arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['bytes'], 'me.png', { type: 'image/png' }), { arrayBuffer });
const file = createFile(async () => new ArrayBuffer(5));
const stepOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof AvatarError ? error.step : error),
  );

test.each([
  [300, 200, { x: 50, y: 0, side: 200 }],
  [200, 300, { x: 0, y: 50, side: 200 }],
  [80, 80, { x: 0, y: 0, side: 80 }],
])('crops the middle of %s × %s', (width, height, square) => {
  expect(centreSquare(width, height)).toEqual(square);
});

test('draws the crop at 100 × 100 on white, as a JPEG of quality 0.9', async () => {
  const { context, closed, toDataURL } = fakeBrowser();
  expect(await cropAvatar(file)).toBe('data:image/jpeg;base64,x');
  expect(context.fillStyle).toBe('#ffffff');
  expect(context.fillRect).toHaveBeenCalledWith(0, 0, 100, 100);
  expect(context.drawImage.mock.calls[0]?.slice(1)).toEqual([50, 0, 200, 200, 0, 0, 100, 100]);
  expect(toDataURL).toHaveBeenCalledWith('image/jpeg', 0.9);
  expect(closed).toHaveBeenCalled();
});

test('a file that is not a picture cannot be loaded', async () => {
  fakeBrowser({ readable: false });
  expect(await stepOf(cropAvatar(file))).toBe('loadImage');
});

test('a browser without a canvas context is reported, and the bitmap is released', async () => {
  const { closed } = fakeBrowser({ drawing: false });
  expect(await stepOf(cropAvatar(file))).toBe('canvas');
  expect(closed).toHaveBeenCalled();
});

test('a file that no longer exists cannot be read', async () => {
  fakeBrowser();
  const gone = createFile(async () => Promise.reject(new DOMException('Gone.', 'NotFoundError')));
  expect(await stepOf(cropAvatar(gone))).toBe('readFile');
});
