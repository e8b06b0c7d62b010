import { proofRules } from '../../../contract/records/proofs';

/** A picture ready to send, and what is shown of it before. */
export interface FittedPicture {
  file: Blob;
  /** A data URL of a small copy. */
  preview: string;
}

/** `unreadable`: the browser knows no picture in the file. */
export type PictureFault = 'unreadable' | 'tooLarge';

/** Taken by the server as they are. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Pixels. The server keeps no larger picture, so a larger one only takes longer on a slow connection. */
const sides = { sent: proofRules.longestSide, preview: 960 };

/** Bytes up to which a picture is sent as it is. */
const asItIs = 2 * 1024 * 1024;

/** Draws the picture upright, no larger than its frame; transparent parts become white. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const asJpeg = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

async function shrink(picture: ImageBitmap): Promise<Blob | undefined> {
  const canvas = draw(picture, sides.sent);
  for (const quality of [0.9, 0.75, 0.5]) {
    const file = await asJpeg(canvas, quality);
    if (file && file.size <= proofRules.pictureBytes) return file;
  }
  return undefined;
}

/** A chosen picture as it can be sent: scaled down if it is too large, as the photos of phones are, else as it is. */
export async function fitPicture(chosen: Blob): Promise<FittedPicture | PictureFault> {
  try {
    // A copy: the file on the disk may change or vanish before it is sent.
    const file = new Blob([await chosen.arrayBuffer()], { type: chosen.type });
    const picture = await createImageBitmap(file);
    try {
      const fits =
        types.includes(file.type) &&
        file.size <= asItIs &&
        Math.max(picture.width, picture.height) <= sides.sent;
      const sent = fits ? file : await shrink(picture);
      const preview = draw(picture, sides.preview).toDataURL('image/jpeg', 0.8);
      return sent ? { file: sent, preview } : 'tooLarge';
    } finally {
      picture.close();
    }
  } catch {
    return 'unreadable';
  }
}
