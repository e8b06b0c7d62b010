import { articleLimits } from '../../../../contract/articleAdministration';
import { RequestError } from '../../../platform/errors/requestError';
import { encodePicture, type PictureFile } from '../../../platform/pictures/encodePicture';
import { decodePicture, readPixels, type Pixels } from '../../../platform/pictures/pictureUpload';

const { cover, textPicture } = articleLimits;
/** The widths the site serves, in pixels; the sample covers have the same. */
const coverWidths = [480, 960, cover.width];
const mostPixels = 24_000_000;

/**
 * The pixels of an uploaded picture.
 * @throws RequestError (415, 413, 422)
 */
export const readUpload = async (dataUrl: string): Promise<Pixels> =>
  readPixels(decodePicture(dataUrl, { bytes: cover.bytes, textKey: 'pictureTooLarge' }), {
    mostPixels,
  });

/**
 * The picture at the site's widths, cropped to 16:9 and never enlarged.
 * @throws RequestError (422)
 */
export async function resizeCover({ width, draw }: Pixels): Promise<PictureFile[]> {
  if (width < cover.smallest) throw new RequestError(422, 'pictureTooSmall');
  const files: PictureFile[] = [];
  for (const target of coverWidths.filter((one) => one <= width)) {
    const height = Math.round((target * cover.height) / cover.width);
    files.push(await encodePicture(draw().resize(target, height, { fit: 'cover' }), 78));
  }
  return files;
}

/** Keeps the aspect ratio and fits the text column. The quality differs from a cover's, so the two never share a file (hash). */
export async function resizeTextPicture({ draw }: Pixels): Promise<PictureFile> {
  const { width, height } = textPicture;
  const resized = draw().resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return encodePicture(resized, 80);
}
