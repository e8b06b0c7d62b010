import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { articleLimits, coverTypes } from '../../../contract/articleAdministration';
import type { AdminPicture } from '../../../contract/schemas/adminArticles';
import type { Database } from '../../database/tables';
import { RequestError } from '../../errors/requestError';
import { findPicture } from './articleRecord';

const { cover } = articleLimits;
/** The widths the site serves, as the sample covers have them. */
const widths = [480, 960, cover.width];
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
export function decodeCover(dataUrl: string): Buffer {
  const type = coverTypes.find((one) => dataUrl.startsWith(`data:${one};base64,`));
  if (!type) throw new RequestError(415, 'pictureType');
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  // The decoder passes over what is no base64; then less comes out than was sent.
  if (text === '' || bytes.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, '')) {
    throw new RequestError(422, 'avatarUnreadable');
  }
  if (bytes.length > cover.bytes) throw new RequestError(413, 'pictureTooLarge');
  if (!isAccepted(bytes)) throw new RequestError(415, 'pictureType');
  return bytes;
}

interface CoverFile {
  width: number;
  hash: string;
  bytes: Buffer;
}

/**
 * The picture at the site's widths, 16 to 9, drawn anew, so that nothing of the file itself remains; none wider than the picture.
 * @throws RequestError (422)
 */
export async function drawCovers(bytes: Buffer): Promise<CoverFile[]> {
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: 10 })
    .rotate()
    .flatten({ background: '#ffffff' });
  const { data, info } = await source
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RequestError(422, 'avatarUnreadable');
    });
  if (info.width < cover.smallest) throw new RequestError(422, 'pictureTooSmall');
  const { width, height, channels } = info;
  const files: CoverFile[] = [];
  for (const target of widths.filter((one) => one <= Math.max(width, cover.smallest))) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .resize(target, Math.round((target * cover.height) / cover.width), { fit: 'cover' })
      .webp({ quality: 78, effort: 3 })
      .toBuffer();
    files.push({ width: target, bytes: file, hash: hashOf(file) });
  }
  return files;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/** Stores the files of a picture; the same picture twice is one. */
export async function storeCover(transaction: Database, files: CoverFile[]): Promise<AdminPicture> {
  const known = await transaction
    .selectFrom('pictureFiles')
    .select('pictureId')
    .where(
      'hash',
      'in',
      files.map(({ hash }) => hash),
    )
    .executeTakeFirst();
  const id = known?.pictureId ?? (await insertPicture(transaction, files));
  const picture = await findPicture(transaction, id);
  if (!picture) throw new RequestError(422, 'avatarUnreadable');
  return picture;
}

async function insertPicture(transaction: Database, files: CoverFile[]): Promise<number> {
  const { id } = await transaction
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = files.map((file) => ({ ...file, pictureId: id, contentType: 'image/webp' }));
  await transaction.insertInto('pictureFiles').values(rows).execute();
  return id;
}
