import { articleLimits } from '../../../contract/articleAdministration';

/** Pixels of the picture itself. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const { cover } = articleLimits;

/** The chosen part as a JPEG of the site's widest size at most. @throws Error where the browser cannot read the picture. */
export async function cropCover(file: Blob, area: CropArea): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const width = Math.max(1, Math.min(cover.width, Math.round(area.width)));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((width * cover.height) / cover.width));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const { x, y, width: w, height: h } = area;
    context.drawImage(picture, x, y, w, h, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.92);
  } finally {
    picture.close();
  }
}
