import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';

/** One size of a picture. */
export interface PictureFile {
  width: number;
  height: number;
  /** Names it in its address, in hexadecimal: the start of the SHA-256 of the bytes, or a random number. */
  hash: string;
  bytes: Buffer;
}

/** Encodes a drawing as WebP. */
export async function encodePicture(drawing: Sharp, quality: number): Promise<PictureFile> {
  const { data, info } = await drawing
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 24);
  return { width: info.width, height: info.height, hash, bytes: data };
}
