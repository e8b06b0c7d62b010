import sharp from 'sharp';
import { avatarTypes } from '../../../contract/profileRules';
import { limits } from '../../../contract/limits';
import { accountRejected } from '../../platform/errors/problemError';
import { RequestError } from '../../platform/errors/requestError';

/** File signatures. sharp reads more formats than the site accepts, so the signature is checked first. */
const beginnings: Record<(typeof avatarTypes)[number], readonly Buffer[]> = {
  'image/jpeg': [Buffer.from([0xff, 0xd8, 0xff])],
  'image/png': [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  'image/gif': [Buffer.from('GIF87a', 'latin1'), Buffer.from('GIF89a', 'latin1')],
};

/** Limits the decoded size: a small file can unpack to more pixels than fit into memory. */
const mostPixels = 16_000_000;

/**
 * The bytes of a data URL whose content is a picture of an accepted type, whatever the URL declares.
 * @throws RequestError (415, 413) or ProblemError (400)
 */
export function decodePicture(dataUrl: string): Buffer {
  const comma = dataUrl.indexOf(',');
  const head = /^data:([a-z/+.-]{1,50})(?:;[a-z0-9=-]{1,50})?;base64$/i.exec(
    dataUrl.slice(0, Math.min(Math.max(comma, 0), 120)),
  );
  if (!head) throw accountRejected('avatarUnreadable');
  const named = head[1]?.toLowerCase().replace('image/jpg', 'image/jpeg');
  const type = avatarTypes.find((one) => one === named);
  if (!type) throw new RequestError(415, 'avatarType');
  const text = dataUrl.slice(comma + 1);
  if (text.length > Math.ceil(limits.avatar.bytes / 3) * 4)
    throw new RequestError(413, 'avatarTooLarge');
  const bytes = Buffer.from(text, 'base64');
  // Buffer.from skips invalid base64, so compare by encoding the bytes again.
  if (text === '' || bytes.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, '')) {
    throw accountRejected('avatarUnreadable');
  }
  if (bytes.length > limits.avatar.bytes) throw new RequestError(413, 'avatarTooLarge');
  const known = Object.values(beginnings).flat();
  if (!known.some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw new RequestError(415, 'avatarType');
  }
  return bytes;
}

/**
 * Re-encodes the picture as one still image of a fixed size, so that nothing of the original file remains.
 * @throws ProblemError (400)
 */
export async function drawAvatar(bytes: Buffer): Promise<Buffer> {
  const { side, quality } = limits.avatar;
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: 5 })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'cover' })
      .jpeg({ quality: quality * 100 })
      .toBuffer();
  } catch {
    throw accountRejected('avatarUnreadable');
  }
}
