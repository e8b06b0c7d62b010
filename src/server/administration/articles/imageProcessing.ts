import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { articleLimits } from '../../../contract/articleAdministration';
import { RequestError } from '../../errors/requestError';
import type { Pixels } from './pictureUpload';

const { cover, textPicture } = articleLimits;
/** The widths the site serves, as the sample covers have them. */
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
 * The picture at the site's widths, 16 to 9; none wider than the picture.
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

/** The picture as it is, no larger than a text has room for. Its quality is its own, so that its file is never a cover's. */
export async function resizeTextPicture({ draw }: Pixels): Promise<PictureFile> {
  const { width, height } = textPicture;
  const resized = draw().resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return toFile(resized, 80);
}
