import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { articleLimits } from '../../../../contract/articleAdministration';
import { RequestError } from '../../../platform/errors/requestError';
import type { Pixels } from './pictureUpload';

const { cover, textPicture } = articleLimits;
/** The widths the site serves, in pixels; the sample covers have the same. */
const coverWidths = [480, 960, cover.width];

export interface PictureFile {
  width: number;
  height: number;
  hash: string;
  bytes: Buffer;
}

async function toFile(drawing: Sharp, quality: number): Promise<PictureFile> {
  const { data, info } = await drawing
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 24);
  return { width: info.width, height: info.height, hash, bytes: data };
}

/**
 * The picture at the site's widths, cropped to 16:9 and never enlarged.
 * @throws RequestError (422)
 */
export async function resizeCover({ width, draw }: Pixels): Promise<PictureFile[]> {
  if (width < cover.smallest) throw new RequestError(422, 'pictureTooSmall');
  const files: PictureFile[] = [];
  for (const target of coverWidths.filter((one) => one <= width)) {
    const height = Math.round((target * cover.height) / cover.width);
    files.push(await toFile(draw().resize(target, height, { fit: 'cover' }), 78));
  }
  return files;
}

/** Keeps the aspect ratio and fits the text column. The quality differs from a cover's, so the two never share a file (hash). */
export async function resizeTextPicture({ draw }: Pixels): Promise<PictureFile> {
  const { width, height } = textPicture;
  const resized = draw().resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return toFile(resized, 80);
}
