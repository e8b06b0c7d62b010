import { limits } from '../../contract/limits';

/** The step that failed; each has its own message. */
export type AvatarFailure = 'readFile' | 'loadImage' | 'canvas';

export class AvatarError extends Error {
  readonly step: AvatarFailure;

  constructor(step: AvatarFailure) {
    super(step);
    this.name = 'AvatarError';
    this.step = step;
  }
}

const attempt = async <Result>(
  step: AvatarFailure,
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run();
  } catch {
    throw new AvatarError(step);
  }
};

/** The largest centred square of a picture. */
export function centreSquare(width: number, height: number) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The central square of a picture as a small JPEG; transparent parts become white. Of an animated GIF, the first frame is used. */
export async function cropAvatar(file: Blob): Promise<string> {
  const bytes = await attempt('readFile', async () => file.arrayBuffer());
  const picture = await attempt('loadImage', async () =>
    createImageBitmap(new Blob([bytes], { type: file.type })),
  );
  try {
    const { side, quality } = limits.avatar;
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new AvatarError('canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, side, side);
    context.imageSmoothingQuality = 'high';
    const square = centreSquare(picture.width, picture.height);
    context.drawImage(picture, square.x, square.y, square.side, square.side, 0, 0, side, side);
    return canvas.toDataURL('image/jpeg', quality);
  } finally {
    picture.close();
  }
}
