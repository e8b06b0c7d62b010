import sharp, { type Sharp } from 'sharp';
import { articleLimits, coverTypes } from '../../../contract/articleAdministration';
import { RequestError } from '../../errors/requestError';

/** A small file may unpack to pixels that fill the memory. */
const mostPixels = 24_000_000;

/** Whether a file begins as one of the accepted types does: the picture library reads more formats than are wanted. */
function isAccepted(bytes: Buffer): boolean {
  const startsWith = (...start: number[]) =>
    bytes.subarray(0, start.length).equals(Buffer.from(start));
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return (
    startsWith(0xff, 0xd8, 0xff) ||
    startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    isWebp
  );
}

/**
 * The bytes of a data URL that really holds a picture of an accepted type.
 * @throws RequestError (415, 413, 422)
 */
function decode(dataUrl: string): Buffer {
  const type = coverTypes.find((one) => dataUrl.startsWith(`data:${one};base64,`));
  if (!type) throw new RequestError(415, 'pictureType');
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  // The decoder passes over what is no base64; then less comes out than was sent.
  if (text === '' || bytes.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, '')) {
    throw new RequestError(422, 'avatarUnreadable');
  }
  if (bytes.length > articleLimits.cover.bytes) throw new RequestError(413, 'pictureTooLarge');
  if (!isAccepted(bytes)) throw new RequestError(415, 'pictureType');
  return bytes;
}

/** The pixels of a picture: what is drawn from them holds nothing of the file itself. */
export interface Pixels {
  width: number;
  height: number;
  /** Begins a drawing of them. */
  draw: () => Sharp;
}

/**
 * The pixels of an uploaded picture, upright and on white.
 * @throws RequestError (415, 413, 422)
 */
export async function readPixels(dataUrl: string): Promise<Pixels> {
  const { data, info } = await sharp(decode(dataUrl), {
    limitInputPixels: mostPixels,
    failOn: 'error',
    pages: 1,
  })
    .timeout({ seconds: 10 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RequestError(422, 'avatarUnreadable');
    });
  const { width, height, channels } = info;
  return { width, height, draw: () => sharp(data, { raw: { width, height, channels } }) };
}
