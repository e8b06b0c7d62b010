import sharp, { type Sharp } from 'sharp';
import { coverTypes } from '../../../contract/articleAdministration';
import { RequestError, type ErrorTextKey } from '../errors/requestError';

/** Whether the file's signature is that of an accepted type: sharp reads more formats than the site accepts. */
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
 * The bytes of a data URL whose content is a picture of an accepted type, whatever the URL declares.
 * @throws RequestError (415, 413, 422)
 */
export function decodePicture(
  dataUrl: string,
  most: { bytes: number; textKey: ErrorTextKey },
): Buffer {
  const type = coverTypes.find((one) => dataUrl.startsWith(`data:${one};base64,`));
  if (!type) throw new RequestError(415, 'pictureType');
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  // Buffer.from skips invalid base64, so compare by encoding the bytes again.
  if (text === '' || bytes.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, '')) {
    throw new RequestError(422, 'avatarUnreadable');
  }
  if (bytes.length > most.bytes) throw new RequestError(413, most.textKey);
  if (!isAccepted(bytes)) throw new RequestError(415, 'pictureType');
  return bytes;
}

/** The decoded pixels of a picture: images encoded from them contain none of the file's metadata. */
export interface Pixels {
  width: number;
  height: number;
  /** A new sharp pipeline on the pixels. */
  draw: () => Sharp;
}

interface PixelLimits {
  /** Limits the decoded size: a small file can unpack to more pixels than fit into memory. */
  mostPixels: number;
  /** Larger pictures are scaled down while they are decoded. */
  longestSide?: number;
}

/**
 * Decodes a picture: rotated upright, transparency on white.
 * @throws RequestError (422)
 */
export async function readPixels(
  bytes: Buffer,
  { mostPixels, longestSide }: PixelLimits,
): Promise<Pixels> {
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: 10 })
    .rotate()
    .flatten({ background: '#ffffff' });
  const scaled =
    longestSide === undefined
      ? upright
      : upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await scaled
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RequestError(422, 'avatarUnreadable');
    });
  const { width, height, channels } = info;
  return { width, height, draw: () => sharp(data, { raw: { width, height, channels } }) };
}
