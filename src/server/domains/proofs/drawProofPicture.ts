import { proofRules } from '../../../contract/records/proofs';
import { encodePicture, type PictureFile } from '../../platform/pictures/encodePicture';
import { readPixels, type Pixels } from '../../platform/pictures/pictureUpload';

const { longestSide, pixels: mostPixels, thumbnailWidth } = proofRules;
/** Differs from that of other pictures, so that they never share a file. */
const quality = 82;

export interface DrawnPicture {
  width: number;
  height: number;
  /** The largest last. */
  files: PictureFile[];
  look: string;
}

/**
 * How a picture looks, as 16 hexadecimal digits: each bit says whether a part is brighter than the next one. Scaling and compressing change
 * few of them.
 */
async function lookOf({ draw }: Pick<Pixels, 'draw'>): Promise<string> {
  const grey = await draw().resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = bits * 2n + ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/**
 * Encodes a sent picture anew, so that nothing of its file remains: upright, with a small one beside it.
 * @throws RequestError (422)
 */
export async function drawProofPicture(bytes: Buffer): Promise<DrawnPicture> {
  const pixels = await readPixels(bytes, { mostPixels, longestSide });
  const { width, height, draw } = pixels;
  const whole = await encodePicture(draw(), quality);
  const files =
    width > thumbnailWidth
      ? [await encodePicture(draw().resize(thumbnailWidth), quality), whole]
      : [whole];
  return { width, height, files, look: await lookOf(pixels) };
}
